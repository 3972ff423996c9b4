// Sounds made on the spot: a stone on wood is a short knock of filtered noise.
import { settings } from './settings';

let context: AudioContext | undefined;

function knock(when: number, pitch: number, loud: number) {
  const audio = context!;
  const length = 0.06;
  const noise = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; ++i) {
    data[i] = (Math.random() * 2 - 1) * Math.exp(-i / (audio.sampleRate * 0.009));
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(when);
}

function bell(when: number, pitch: number) {
  const audio = context!;
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.12, when);
  gain.gain.exponentialRampToValueAtTime(0.001, when + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(when);
  tone.stop(when + 0.5);
}

export type Sound = 'stone' | 'capture' | 'pass' | 'turn' | 'end' | 'hurry' | 'alarm';

export function sound(kind: Sound, count = 1) {
  if (!settings.sound.value || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  if (kind === 'stone' || kind === 'capture') knock(now, 1500, 1.6);
  if (kind === 'capture') {
    for (let i = 0; i < Math.min(count, 6); ++i)
      knock(now + 0.09 + i * 0.045, 2300 + 250 * (i % 3), 0.7);
  }
  if (kind === 'pass') knock(now, 500, 1);
  if (kind === 'turn') bell(now, 660);
  if (kind === 'hurry') bell(now, 990);
  if (kind === 'alarm') [880, 660, 880].forEach((pitch, i) => bell(now + i * 0.18, pitch));
  if (kind === 'end') [523, 659, 784].forEach((pitch, i) => bell(now + i * 0.14, pitch));
}
