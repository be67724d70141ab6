import type { InviteVerdict } from '@kostbar/contracts/invites/schemas'
import { Badge } from '../../ui/badge.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { type CheckedList, judgedLines, unsentLines } from './judged-lines.ts'
import { texts } from './texts.ts'

interface VerdictListProps {
  readonly list: CheckedList
  /** Whether the invitations have been sent; false for the preview. */
  readonly isSent?: boolean
}

/** Verdict of each line of a list; first those that are not sent. */
export function VerdictList({ list, isSent = false }: VerdictListProps) {
  const judged = judgedLines(list)
  // Lines that are not sent come first: in a long list they would be overlooked.
  const ordered = [
    ...judged.filter(({ verdict }) => verdict !== 'OK'),
    ...judged.filter(({ verdict }) => verdict === 'OK'),
  ]
  const isKept = isSent && unsentLines(list) !== ''
  return (
    <section aria-labelledby="verdicts">
      <h3 id="verdicts" ref={focusOnMount} tabIndex={-1} className="text-lg">
        {isSent ? texts.invites : texts.preview}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{texts.free(list.verdicts.free)}</p>
      {isKept ? <p className="mt-1 text-sm text-ink-soft">{texts.unsentKept}</p> : null}
      <ol className="mt-3 divide-y divide-line">
        {ordered.map(({ line, verdict }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a list do not move, and may be equal
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{line.email ?? line.text}</p>
              <p className="text-sm text-ink-soft">
                {[texts.line(line.line), line.firstName].filter(Boolean).join(' · ')}
              </p>
            </div>
            <VerdictBadge verdict={verdict} isSent={isSent} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function VerdictBadge({ verdict, isSent }: { verdict: InviteVerdict | undefined; isSent: boolean }) {
  if (!verdict) return <Badge tone="berry">{texts.noAddress}</Badge>
  if (verdict === 'OK') return <Badge tone="leaf">{isSent ? texts.sentVerdict : texts.verdicts.OK}</Badge>
  return <Badge tone={verdict === 'NO_SLOT' ? 'apricot' : 'quiet'}>{texts.verdicts[verdict]}</Badge>
}
