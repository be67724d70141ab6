import { texts } from './texts.ts'

interface SlotsProps {
  readonly used: number
  readonly bought: number
}

/** How many client slots are taken, as a line and in words. */
export function Slots({ used, bought }: SlotsProps) {
  if (bought === 0 && used === 0) return <p className="text-ink-soft">{texts.noSlots}</p>
  return (
    <div className="w-full sm:w-72">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{texts.slots(used, bought)}</span>
        <span className="text-ink-soft">{texts.free(bought - used)}</span>
      </p>
      <svg
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 block h-2 w-full rounded-full bg-sage"
      >
        <rect width={Math.min(100, (used / Math.max(bought, used)) * 100)} height="2" className="fill-leaf" />
      </svg>
    </div>
  )
}
