/** Short tones of our own making: one for a move, two rising ones for the own turn, a small chord at the end. */
const TONES = { move: [330], turn: [440, 660], over: [392, 494, 587] } as const
export type Sound = keyof typeof TONES

const STEP = 0.12
const LENGTH = 0.18
const LOUDNESS = 0.08

let context: AudioContext | null = null

/** Plays a sound, as far as the browser lets a page be heard before it was touched. */
export function play(sound: Sound): void {
  context ??= new AudioContext()
  for (const [step, pitch] of TONES[sound].entries()) {
    const start = context.currentTime + step * STEP
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + LENGTH)
  }
}
