/** One soft tone for "your turn". Off unless a person wants it; nothing is loaded for it. */
import { settings } from './settings.svelte';

let speaker: AudioContext | null = null;

export function chime(): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  const volume = speaker.createGain();
  volume.connect(speaker.destination);
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.08, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
  for (const pitch of [392, 588]) {
    const tone = speaker.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(now);
    tone.stop(now + 1);
  }
}
