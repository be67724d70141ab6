import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Still } from '../../ui/still.tsx'
import { emptyPlate, trainerDesk } from './scenes.ts'
import { texts } from './texts.ts'

/** Nobody is coached yet, or, with a way to show all, nobody fits the search. */
export const NoClients = ({ onShowAll }: { onShowAll: (() => void) | undefined }) =>
  onShowAll ? (
    <EmptyState
      picture={<Still scene={emptyPlate} className="aspect-[4/3]" />}
      title={texts.nothingTitle}
      text={texts.nothingText}
      action={<Button onClick={onShowAll}>{texts.showAll}</Button>}
    />
  ) : (
    <EmptyState
      picture={<Still scene={trainerDesk} className="aspect-[4/3]" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
    />
  )
