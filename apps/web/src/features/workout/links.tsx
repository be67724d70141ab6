import { workout } from '@kostbar/contracts/workout/endpoints'
import type { WorkoutLink } from '@kostbar/contracts/workout/schemas'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryView, type ViewedQuery } from '../../ui/query-view.tsx'
import { LinkRow } from './link-row.tsx'
import { LinksSkeleton } from './links-skeleton.tsx'
import { texts } from './texts.ts'

const addLink = async () => (await import('./add-link.tsx')).AddLink

interface LinksProps {
  readonly query: ViewedQuery<readonly WorkoutLink[]>
  /** Owner of the links; undefined while loading. */
  readonly userId: string | undefined
  readonly title: string
  readonly headingClass: string
}

/** Section with a user's links, which can be added and deleted. */
export function Links({ query, userId, title, headingClass }: LinksProps) {
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<WorkoutLink>()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={headingClass}>
        {title}
      </h2>
      <div className="mt-2">
        <QueryView query={query} errorText={texts.loadFailed} skeleton={<LinksSkeleton />}>
          {(links) => <LinkList links={links} onRemove={setRemoving} />}
        </QueryView>
      </div>
      {userId ? (
        <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.add}
        </Button>
      ) : null}
      {isAdding && userId ? <LazyDialog load={addLink} props={{ userId, onClose: () => setAdding(false) }} /> : null}
      {removing ? (
        <ConfirmCall
          endpoint={workout.remove}
          request={{ params: { id: removing.id } }}
          refresh={[workout.mine, workout.ofUser]}
          title={texts.removeTitle}
          text={texts.confirmRemove(removing.name)}
          confirmLabel={texts.removeNow}
          done={texts.removed}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </section>
  )
}

interface LinkListProps {
  readonly links: readonly WorkoutLink[]
  readonly onRemove: (link: WorkoutLink) => void
}

const LinkList = ({ links, onRemove }: LinkListProps) =>
  links.length > 0 ? (
    <ul>
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onRemove={() => onRemove(link)} />
      ))}
    </ul>
  ) : (
    <p className="text-ink-soft">{texts.empty}</p>
  )
