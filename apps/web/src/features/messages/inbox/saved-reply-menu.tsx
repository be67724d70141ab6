import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { query } from '../../../lib/api.ts'
import { LazyComponent } from '../../../lib/lazy-component.tsx'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Menu } from '../../../ui/menu.tsx'
import { SpinnerOverlay } from '../../../ui/spinner-overlay.tsx'
import { texts } from '../texts.ts'

const savedRepliesDialog = async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog

/** Menu of saved replies to insert, and the dialog to manage them. */
export function SavedReplyMenu({ onInsert }: { onInsert: (text: string) => void }) {
  const [isManaging, setManaging] = useState(false)
  const { data: replies = [] } = useQuery(query(messages.savedReplies))
  const close = () => setManaging(false)
  return (
    <>
      <Menu
        label={texts.insertReply}
        trigger={
          <AriaButton className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            <BookmarkPlus className="size-4" aria-hidden="true" />
            {texts.insertReply}
          </AriaButton>
        }
        entries={[
          ...replies.map(({ id, title, text }) => ({ id, label: title, onAction: () => onInsert(text) })),
          { id: 'manage', label: texts.manageReplies, icon: <Pencil />, onAction: () => setManaging(true) },
        ]}
      />
      {isManaging ? (
        <LazyComponent
          load={savedRepliesDialog}
          fallback={<SpinnerOverlay active />}
          onError={(problem) => {
            close()
            toastProblem(problem)
          }}
          props={{ onClose: close }}
        />
      ) : null}
    </>
  )
}
