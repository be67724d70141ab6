import type { Slots as SlotUsage } from '@kostbar/contracts/clients/schemas'
import { MeterBar } from '../../ui/meter-bar.tsx'
import { texts } from './texts.ts'

/** Number of used and bought client slots; open invitations count as used. */
export function Slots({ used, bought, openInvitations }: SlotUsage) {
  if (bought === 0 && used === 0) return <p className="text-ink-soft">{texts.noSlots}</p>
  return (
    <div className="w-full sm:w-80">
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{texts.slots(used, bought)}</span>
        <span className="text-ink-soft">{texts.free(bought - used)}</span>
      </p>
      <div className="mt-2">
        <MeterBar value={used} max={Math.max(bought, used)} />
      </div>
      {openInvitations > 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{texts.openInvitations(openInvitations)}</p>
      ) : null}
    </div>
  )
}
