import { type ReactElement, type ReactNode, useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './class-names.ts'
import { CloseOnBack } from './close-on-back.tsx'
import { OverlayLocale } from './overlay-locale.tsx'

/** Entry of a menu: a link inside the site (`href`) or an action (`onAction`). */
export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  href?: string
  onAction?: () => void
  tone?: 'danger'
}

interface MenuProps {
  /** A React Aria Button that opens the menu. */
  trigger: ReactElement
  /** Accessible name of the menu. */
  label: string
  entries: readonly MenuEntry[]
  /** Content above the entries. */
  head?: ReactNode
}

const popover =
  'min-w-60 max-w-80 rounded-lg bg-raised p-2 shadow-high outline-none inset-ring inset-ring-line ' +
  'transition-[opacity,translate] duration-(--quick) data-entering:opacity-0 motion-safe:data-entering:-translate-y-1 data-exiting:opacity-0'

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-base font-medium no-underline outline-none ' +
  'data-focused:bg-leaf-soft data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus ' +
  '[&_svg]:size-5 [&_svg]:shrink-0'

function CloseMenuOnBack() {
  const state = useContext(OverlayTriggerStateContext)
  return state ? <CloseOnBack onClose={() => state.close()} /> : null
}

/** Menu button (React Aria). */
export function Menu({ trigger, label, entries, head }: MenuProps) {
  return (
    <OverlayLocale>
      <MenuTrigger>
        {trigger}
        <Popover placement="bottom end" offset={8} className={popover}>
          <CloseMenuOnBack />
          {head}
          <AriaMenu aria-label={label} className="outline-none" items={entries}>
            {(entry) => (
              <MenuItem
                id={entry.id}
                textValue={entry.label}
                {...(entry.href ? { href: entry.href } : {})}
                {...(entry.onAction ? { onAction: entry.onAction } : {})}
                className={classNames(item, entry.tone === 'danger' ? 'text-berry' : 'text-ink')}
              >
                {entry.icon}
                {entry.label}
              </MenuItem>
            )}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </OverlayLocale>
  )
}
