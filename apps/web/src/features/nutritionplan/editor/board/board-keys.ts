import type { KeyboardEvent } from 'react'
import type { EditorContextValue } from '../editor-context.ts'
import { type Direction, isAddStop, nextStop, slotOfStop } from '../state/navigation.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Handles key presses on a focused entry or add button of the board. */
export function handleBoardKey(editor: EditorContextValue, event: KeyboardEvent): void {
  const stop = (event.target as HTMLElement).dataset.stop
  if (stop === undefined) return
  const isHandled =
    handleArrow(editor, event, stop) || handleClipboard(editor, event, stop) || handleEntry(editor, event, stop)
  if (isHandled) event.preventDefault()
}

function handleArrow({ plan, board, actions }: EditorContextValue, event: KeyboardEvent, stop: string): boolean {
  const direction = directions[event.key]
  if (!direction || event.ctrlKey || event.metaKey || event.shiftKey) return false
  if (event.altKey) {
    if (!isAddStop(stop)) actions.moveOne(stop, direction)
    return true
  }
  const next = nextStop(plan.week(), stop, direction)
  const slot = next && slotOfStop(plan.week(), next)
  if (next && slot) board.focus(next, slot)
  return true
}

function handleClipboard({ plan, actions }: EditorContextValue, event: KeyboardEvent, stop: string): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
  const slot = slotOfStop(plan.week(), stop)
  switch (event.key.toLowerCase()) {
    case 'c':
      if (!isAddStop(stop)) actions.copyEntry(stop)
      return true
    case 'x':
      if (!isAddStop(stop)) actions.cutEntry(stop)
      return true
    case 'v':
      if (slot) actions.paste(slot)
      return true
    default:
      return false
  }
}

function handleEntry({ actions }: EditorContextValue, event: KeyboardEvent, stop: string): boolean {
  if (isAddStop(stop) || event.ctrlKey || event.metaKey || event.altKey) return false
  switch (event.key) {
    case '+':
      actions.step(stop, 1)
      return true
    case '-':
    case '−':
      actions.step(stop, -1)
      return true
    case 'Delete':
    case 'Backspace':
      actions.remove(stop)
      return true
    case 'l':
    case 'L':
      actions.toggleLock(stop)
      return true
    default:
      return false
  }
}
