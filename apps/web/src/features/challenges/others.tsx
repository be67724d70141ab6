import type { MyChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { Badge } from '../../ui/badge.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

interface OthersProps {
  readonly others: NonNullable<MyChallengeDetail['others']>
  readonly isOver: boolean
}

/** Names of the other participants, without comparison; after the end, marks who reached the target. */
export const Others = ({ others, isOver }: OthersProps) => (
  <PageSection id="andere" title={isOver ? texts.othersEnd : texts.others}>
    {others.length === 0 ? (
      <p className="text-ink-soft">{texts.nobodyElse}</p>
    ) : (
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {others.map(({ key, name, hasWon }) => (
          <li key={key} className="inline-flex items-center gap-2">
            {name}
            {hasWon ? <Badge tone="leaf">{texts.otherWon}</Badge> : null}
          </li>
        ))}
      </ul>
    )}
  </PageSection>
)
