import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'

interface TabsProps {
  /** Names the list for screen readers. */
  label: string
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[]
  /** The open tab, when the page keeps it (for example in the address). */
  selected?: string
  onSelect?: (id: string) => void
}

const tab =
  'relative flex min-h-12 cursor-pointer items-center whitespace-nowrap px-1 font-semibold text-ink-soft outline-none ' +
  'transition-colors duration-(--quick) data-hovered:text-ink data-selected:text-ink ' +
  'data-focus-visible:rounded-sm data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-center after:scale-x-0 after:rounded-full after:bg-apricot ' +
  'after:transition-[scale] after:duration-(--steady) data-selected:after:scale-x-100'

/** Views of one thing, one at a time; the list scrolls sideways where it does not fit. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected ? { selectedKey: selected } : {})}
      {...(onSelect ? { onSelectionChange: (key: string | number) => onSelect(String(key)) } : {})}
    >
      <TabList
        aria-label={label}
        items={tabs}
        className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none]"
      >
        {(entry) => (
          <Tab id={entry.id} className={tab}>
            {entry.label}
          </Tab>
        )}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="rounded-md pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
