import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { Link } from 'react-router-dom'
import { Badge } from '../../../ui/badge.tsx'
import { texts } from '../texts.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { reviewBadge } from './review-badge.ts'
import { useVersionSearch } from './use-version-search.ts'

interface VersionListProps {
  readonly userId: string
  /** Submitted versions, newest first. */
  readonly versions: AnamnesisOverview['versions']
}

/** List of submitted versions, each with its downloads. */
export function VersionList({ userId, versions }: VersionListProps) {
  const searchOf = useVersionSearch()
  return (
    <ul className="mt-3">
      {versions.map(({ number, submittedAt, reviews }) => {
        const badge = reviewBadge(reviews)
        return (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <Link
                to={{ search: searchOf(number) }}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf"
              >
                {texts.version(number)}
              </Link>{' '}
              {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
              <p className="-mt-1 text-sm text-ink-soft">{texts.submittedAt(submittedAt)}</p>
            </div>
            <DownloadButtons userId={userId} number={number} />
          </li>
        )
      })}
    </ul>
  )
}
