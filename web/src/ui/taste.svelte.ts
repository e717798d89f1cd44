// Light or dark, moving or still: what the reader likes, kept on this device.

let light = $state(localStorage.getItem("ark.theme") ? localStorage.getItem("ark.theme") === "light" : matchMedia("(prefers-color-scheme: light)").matches);
let still = $state(localStorage.getItem("ark.motion") === "off");

export const taste = {
  get light() { return light; },
  set light(on: boolean) {
    light = on;
    localStorage.setItem("ark.theme", on ? "light" : "dark");
    applyTaste();
  },
  get still() { return still; },
  set still(on: boolean) {
    still = on;
    localStorage.setItem("ark.motion", on ? "off" : "on");
    applyTaste();
  },
};

export function applyTaste(): void {
  document.documentElement.dataset.theme = light ? "light" : "dark";
  document.documentElement.dataset.motion = still ? "off" : "on";
}
