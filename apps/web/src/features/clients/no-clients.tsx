import { subscriptionPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate, trainerDesk } from '../../ui/illustration/scenes.ts'
import { texts } from './texts.ts'

interface NoClientsProps {
  readonly onShowAll: (() => void) | undefined
  /** Whether the trainer has client slots. */
  readonly hasSlots: boolean
}

/** Empty state: no clients yet, or, with `onShowAll`, no client that matches the filters. */
export const NoClients = ({ onShowAll, hasSlots }: NoClientsProps) =>
  onShowAll ? (
    <EmptyState
      picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
      title={texts.nothingTitle}
      text={texts.nothingText}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  ) : (
    <EmptyState
      picture={<LazyIllustration loader={trainerDesk} className="aspect-[4/3]" />}
      title={texts.emptyTitle}
      text={hasSlots ? texts.emptyText : texts.emptyWithoutSlots}
      action={hasSlots ? undefined : <ButtonLink to={subscriptionPath}>{texts.toSlots}</ButtonLink>}
    />
  )
