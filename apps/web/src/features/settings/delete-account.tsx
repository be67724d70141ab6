import { users } from '@kostbar/contracts/users/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problem-error.ts'
import { clearSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const words = texts.erase

/** Ends the account once the member has typed that they are sure. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useChange(users.deleteMyself, {
    async onSuccess() {
      await navigate(paths.home)
      clearSession(queries)
      toast.success(words.done)
    },
    onError: (problem) => toast.error(problemText(problem)),
  })
  const open = (next: boolean) => {
    setOpen(next)
    setTyped('')
  }
  return (
    <>
      <Button variant="danger" onClick={() => open(true)}>
        {words.title}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          onOpenChange={open}
          thing={words.account}
          title={words.question}
          text={words.text}
          confirmLabel={words.confirm}
          confirmDisabled={typed !== words.sentence}
          pending={remove.isPending}
          onConfirm={() => remove.mutate({})}
        >
          <Confirmation typed={typed} onType={setTyped} />
        </LazyConfirmDialog>
      ) : null}
    </>
  )
}

const Confirmation = ({ typed, onType }: { typed: string; onType: (text: string) => void }) => (
  <div className="mt-4">
    <TextField
      label={words.confirmLabel}
      value={typed}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  </div>
)
