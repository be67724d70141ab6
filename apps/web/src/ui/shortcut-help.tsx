import { Dialog } from './dialog.tsx'
import { texts } from './texts.ts'

interface ShortcutHelpProps {
  /** Keys as shown to people, with their effects. */
  readonly shortcuts: readonly (readonly [key: string, effect: string])[]
  readonly onClose: () => void
}

/** Dialog that lists the keyboard shortcuts of a page. */
export const ShortcutHelp = ({ shortcuts, onClose }: ShortcutHelpProps) => (
  <Dialog isOpen onOpenChange={onClose} title={texts.shortcuts} size="sm">
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
      {shortcuts.map(([key, effect]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-sm bg-sunk px-2 font-semibold inset-ring inset-ring-line-strong">
              {key}
            </kbd>
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
