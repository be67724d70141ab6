import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { query } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Menu } from '../../ui/menu.tsx'
import { texts } from './texts.ts'

const savedRepliesDialog = async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog

interface SavedReplyMenuProps {
  readonly onInsert: (text: string) => void
  /** Focuses the field that texts are inserted into. */
  readonly focusField: () => void
}

/** Menu of saved replies to insert, and the dialog to manage them. The focus returns to the field after an insertion. */
export function SavedReplyMenu({ onInsert, focusField }: SavedReplyMenuProps) {
  const [isManaging, setManaging] = useState(false)
  const hasInserted = useRef(false)
  const insert = (text: string) => {
    hasInserted.current = true
    onInsert(text)
  }
  /** The closing menu gives the focus back to its button, from where it goes on to the field. */
  const passFocusOn = () => {
    if (hasInserted.current) focusField()
    hasInserted.current = false
  }
  const { data: replies = [] } = useQuery(query(messages.savedReplies))
  return (
    <>
      <Menu
        label={texts.insert}
        trigger={
          <AriaButton className={buttonClass({ variant: 'quiet', size: 'sm' })} onFocus={passFocusOn}>
            <BookmarkPlus className="size-4" aria-hidden="true" />
            {texts.insert}
          </AriaButton>
        }
        entries={[
          ...replies.map(({ id, title, text }) => ({ id, label: title, onAction: () => insert(text) })),
          { id: 'manage', label: texts.manage, icon: <Pencil />, onAction: () => setManaging(true) },
        ]}
      />
      {isManaging ? <LazyDialog load={savedRepliesDialog} props={{ onClose: () => setManaging(false) }} /> : null}
    </>
  )
}
