import { weekdays } from '@kostbar/contracts/meals'
import { CircleQuestionMark, Redo2, Scale, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths, userPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useBoardValue, useEditor, usePlanValue } from './editor-context.ts'
import { texts } from './texts.ts'

interface IconButtonProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Icon button with `aria-disabled`: it stays focusable while disabled, as `disabled` would drop the focus. */
const IconButton = ({ label, disabled = false, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={onClick}
    className="grid size-10 shrink-0 place-items-center rounded-md text-leaf hover:bg-leaf-soft aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent pointer-coarse:size-11"
  >
    {children}
  </button>
)

/** Toolbar with undo, redo, the outcome of the last step, and actions on the week. */
export function Toolbar({ openPanel }: { openPanel: ReactNode }) {
  const { userId, clientName, isTemplate, board, actions, targetsOn, areNumbersHidden } = useEditor()
  const canUndo = usePlanValue(({ history }) => history.past.length > 0)
  const canRedo = usePlanValue(({ history }) => history.future.length > 0)
  const outcome = useBoardValue((state) => state.outcome)
  const hasTargets = weekdays.some((day) => targetsOn(day))
  const targetsPath = clientName === null ? paths.targets : userPath(paths.userTargets, userId)
  return (
    <div
      role="toolbar"
      aria-label={texts.toolbar}
      className="z-20 mb-2 flex flex-wrap items-center gap-x-1 gap-y-2 bg-paper md:sticky md:top-(--header-height)"
    >
      <IconButton label={texts.undo} disabled={!canUndo} onClick={actions.undo}>
        <Undo2 className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.redo} disabled={!canRedo} onClick={actions.redo}>
        <Redo2 className="size-5" aria-hidden="true" />
      </IconButton>
      <p
        role="status"
        className="order-last w-full min-w-0 text-sm text-ink-soft sm:order-none sm:min-h-6 sm:w-auto sm:flex-1 sm:truncate"
      >
        {outcome?.text}
      </p>
      <span className="flex-1 sm:hidden" />
      {hasTargets ? (
        <Button size="sm" variant="secondary" onClick={() => board.open({ type: 'fit', days: weekdays })}>
          <Scale className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">{texts.fit}</span>
        </Button>
      ) : null}
      {hasTargets || areNumbersHidden || isTemplate ? null : (
        <p className="text-sm text-ink-soft">
          {texts.noTargets} <Link to={targetsPath}>{texts.setTargets}</Link>
        </p>
      )}
      {openPanel}
      <span className="hidden md:inline">
        <IconButton label={texts.shortcuts} onClick={() => board.open({ type: 'shortcuts' })}>
          <CircleQuestionMark className="size-5" aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
