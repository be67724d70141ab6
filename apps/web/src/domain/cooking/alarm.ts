/** Seconds for which a finished timer sounds unless it is stopped. */
const alarmSeconds = 60
/** Seconds between the starts of two double tones. */
const periodSeconds = 2
const toneHertz = 880
const loudness = 0.25

let context: AudioContext | undefined

/** Allows the page to play sound later. Call it in a click handler: browsers permit sound only after a user action. */
export function prepareAlarm(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
}

function playTone(audio: AudioContext, start: number) {
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = toneHertz
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + 0.32)
}

/**
 * Starts the alarm: sound and vibration, where the device supports them.
 * @returns a function that stops the alarm
 */
export function startAlarm(): () => void {
  const ring = () => {
    if (context?.state === 'running') for (const offset of [0, 0.4]) playTone(context, context.currentTime + offset)
    navigator.vibrate?.([200, 200, 200])
  }
  ring()
  const interval = setInterval(ring, periodSeconds * 1000)
  const timeout = setTimeout(() => clearInterval(interval), alarmSeconds * 1000)
  return () => {
    clearInterval(interval)
    clearTimeout(timeout)
    navigator.vibrate?.(0)
  }
}
