import type { PartStatus, StatusState } from '@kostbar/contracts/status/schemas'
import { CircleCheck, CircleDashed, CircleX, Timer } from 'lucide-react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { partTexts, texts } from './texts.ts'

const appearance: Readonly<Record<StatusState, { tone: BadgeTone; Icon: typeof CircleX; color: string }>> = {
  OK: { tone: 'leaf', Icon: CircleCheck, color: 'text-leaf' },
  SLOW: { tone: 'apricot', Icon: Timer, color: 'text-apricot-ink' },
  DOWN: { tone: 'berry', Icon: CircleX, color: 'text-berry' },
  NOT_CONFIGURED: { tone: 'quiet', Icon: CircleDashed, color: 'text-ink-faint' },
}

/** Time of the last success; null where none is known and none is missing. */
function lastOkText({ state, lastOkAt }: PartStatus): string | null {
  if (lastOkAt) return texts.lastOk(lastOkAt)
  return state === 'DOWN' ? texts.neverOk : null
}

/** Row of one part: name, consequence for people, state, latency and last success. */
export function PartRow({ part }: { readonly part: PartStatus }) {
  const { state, latencyMs } = part
  const lastOk = lastOkText(part)
  const { name, sentence } = partTexts[part.part]
  const { tone, Icon, color } = appearance[state]
  return (
    <li className="flex gap-4 py-4">
      <Icon className={`mt-0.5 size-6 shrink-0 ${color}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-semibold">{name}</h2>
          <Badge tone={tone}>{texts.states[state]}</Badge>
        </div>
        <p className="measure mt-1">{sentence(part)[state]}</p>
        {lastOk === null ? null : <p className="mt-1 text-sm text-ink-soft">{lastOk}</p>}
      </div>
      {latencyMs === null ? null : (
        <p className="shrink-0 text-sm text-ink-soft tabular-nums">{texts.latency(latencyMs)}</p>
      )}
    </li>
  )
}
