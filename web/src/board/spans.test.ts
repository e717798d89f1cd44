import { expect, test } from "vitest";
import { spans } from "./spans";

test("a power token lies over two circles while all fit, the topmost first", () => {
  expect(spans({ cylinders: ["power-token", "A"], covered: 3 })).toEqual([{ colour: "power-token", from: 0, size: 2 }, { colour: "A", from: 2, size: 1 }]);
  expect(spans({ cylinders: ["A", "power-token", "power-token"], covered: 4 }).map(({ size }) => size)).toEqual([1, 2, 1]);
  expect(spans({ cylinders: ["A", "B"], covered: 2 }).map(({ from }) => from)).toEqual([0, 1]);
});
