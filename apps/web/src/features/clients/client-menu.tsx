import type { Client } from '@kostbar/contracts/clients/schemas'
import { Ellipsis } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { fullName } from '../../domain/users/person.ts'
import { Menu } from '../../ui/menu.tsx'
import { texts } from './texts.ts'
import type { RunAction } from './use-client-actions.ts'

interface ClientMenuProps {
  readonly client: Client
  readonly onAction: RunAction
}

/** Action menu of a client's row: pause or resume, archive. */
export function ClientMenu({ client, onAction }: ClientMenuProps) {
  const ids = [client.id]
  const isPaused = client.status === 'PAUSED'
  return (
    <Menu
      label={texts.actionsOf(fullName(client))}
      trigger={
        <Button
          aria-label={texts.actionsOf(fullName(client))}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink table-columns:-mx-2.5"
        >
          <Ellipsis className="size-5" aria-hidden="true" />
        </Button>
      }
      entries={[
        { id: 'tag', label: texts.addTag, onAction: () => onAction({ ids, action: 'TAG' }) },
        isPaused
          ? { id: 'resume', label: texts.resume, onAction: () => onAction({ ids, action: 'RESUME' }) }
          : { id: 'pause', label: texts.pause, onAction: () => onAction({ ids, action: 'PAUSE' }) },
        {
          id: 'archive',
          label: texts.archiveOne,
          tone: 'danger',
          onAction: () => onAction({ ids, action: 'ARCHIVE' }),
        },
      ]}
    />
  )
}
