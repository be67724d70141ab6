import { MeterBar } from '../../ui/meter-bar.tsx'
import { texts } from './texts.ts'

interface SlotsProps {
  readonly used: number
  readonly bought: number
}

/** Used and bought client slots. */
export function Slots({ used, bought }: SlotsProps) {
  if (bought === 0 && used === 0) return <p className="text-ink-soft">{texts.noSlots}</p>
  return (
    <div className="w-full sm:w-72">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{texts.slots(used, bought)}</span>
        <span className="text-ink-soft">{texts.free(bought - used)}</span>
      </p>
      <div className="mt-2">
        <MeterBar value={used} max={Math.max(bought, used)} />
      </div>
    </div>
  )
}
