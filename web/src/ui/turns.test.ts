import { expect, test } from "vitest";
import { inTurn } from "./turns";

const turns = (count: number) => new Promise<void>((done) => { let left = count; const next = () => (left-- > 0 ? setTimeout(next) : done()); next(); });

test("each in its turn, and none that was taken back", async () => {
  const done: string[] = [];
  inTurn(() => done.push("a"));
  const back = inTurn(() => done.push("b"));
  inTurn(() => done.push("c"));
  back();
  expect(done).toEqual([]);
  await turns(6);
  expect(done).toEqual(["a", "c"]);
  inTurn(() => done.push("d"));
  await turns(3);
  expect(done).toEqual(["a", "c", "d"]);
});
