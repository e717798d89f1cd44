// Light or dark, moving or still: what the reader likes, kept on this device.

let light = $state(localStorage.getItem("ark.theme") ? localStorage.getItem("ark.theme") === "light" : matchMedia("(prefers-color-scheme: light)").matches);
let still = $state(localStorage.getItem("ark.motion") === "off");

let warn = $state(localStorage.getItem("ark.warn") !== "off");
let notify = $state(localStorage.getItem("ark.notify") === "on" && "Notification" in window);
let sound = $state(localStorage.getItem("ark.sound") === "on");
let lists = $state(localStorage.getItem("ark.lists") === "on");

export const taste = {
  /** Whether to warn before something useful is left behind. */
  get warn() { return warn; },
  set warn(on: boolean) {
    warn = on;
    localStorage.setItem("ark.warn", on ? "on" : "off");
  },
  /** Whether the device tells of the own turn while the page is out of sight. */
  get notify() { return notify; },
  set notify(on: boolean) {
    notify = on;
    localStorage.setItem("ark.notify", on ? "on" : "off");
    // Who says no to the device is not asked again.
    if (on && Notification.permission !== "granted") void Notification.requestPermission().then((answer) => answer === "granted" || (taste.notify = false));
  },
  get sound() { return sound; },
  set sound(on: boolean) {
    sound = on;
    localStorage.setItem("ark.sound", on ? "on" : "off");
  },
  /** Whether what can be clicked on the board is listed at once, too. */
  get lists() { return lists; },
  set lists(on: boolean) {
    lists = on;
    localStorage.setItem("ark.lists", on ? "on" : "off");
  },
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

/** Whether things may move: neither the reader nor the device says no. */
export const moves = (): boolean => !still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
