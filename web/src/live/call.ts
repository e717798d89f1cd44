// Calls the player whose turn it is: the title and the icon of the page always, a notification
// and a sound where they are wished for and the page is out of sight.
import { t } from "../lang/lang.svelte";
import { taste } from "../ui/taste.svelte";

let waiting = 0;

/** How many games wait for this player; `what` says it in a sentence. */
export function call(games: number, what: string): void {
  document.title = games > 0 ? `● ${games > 1 ? `(${games}) ` : ""}${t("your-turn")} · Ark` : "Ark";
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", games > 0 ? "/icon-turn.svg" : "/icon.svg");
  const more = games > waiting;
  waiting = games;
  if (!more || !document.hidden) return;
  if (taste.notify && Notification.permission === "granted") {
    const note = new Notification(t("your-turn"), { body: what, icon: "/icon-turn.svg", tag: "ark-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
  if (taste.sound) chime();
}

/** Two soft tones, made here. */
export function chime(): void {
  const context = new AudioContext();
  for (const [i, pitch] of [523, 784].entries()) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + i * 0.18;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
  setTimeout(() => void context.close(), 1500);
}
