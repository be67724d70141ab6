import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { query } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { texts } from './texts.ts'

const savedRepliesDialog = async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog

/** Menu of saved replies to insert, and the dialog to manage them. */
export function SavedReplyMenu({ onInsert }: { onInsert: (text: string) => void }) {
  const [isManaging, setManaging] = useState(false)
  const { data: replies = [] } = useQuery(query(messages.savedReplies))
  return (
    <>
      <Menu
        label={texts.insert}
        trigger={
          <AriaButton className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            <BookmarkPlus className="size-4" aria-hidden="true" />
            {texts.insert}
          </AriaButton>
        }
        entries={[
          ...replies.map(({ id, title, text }) => ({ id, label: title, onAction: () => onInsert(text) })),
          { id: 'manage', label: texts.manage, icon: <Pencil />, onAction: () => setManaging(true) },
        ]}
      />
      {isManaging ? <LazyDialog load={savedRepliesDialog} props={{ onClose: () => setManaging(false) }} /> : null}
    </>
  )
}
