import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Button } from 'react-aria-components/Button'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { SearchSelect } from './search-select.tsx'
import { SlideOver } from './slide-over.tsx'

const nothing = () => undefined
const apple = { id: '1', label: 'Apfel' }
const search = { label: 'Essen', value: 'Apf', items: [apple], emptyText: 'Nichts', onType: nothing, onSelect: nothing }
const overlay = { isOpen: true, onOpenChange: nothing, title: 'Notiz', children: 'Text' }

/** Names of everything that is labelled, those that React Aria adds for screen readers included. */
const names = () => [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'))

test.each<[string, ReactElement, open: () => Promise<void>, string[]]>([
  ['dialog', <Dialog key="dialog" {...overlay} />, async () => {}, ['Schließen', 'Schließen']],
  ['slide-over', <SlideOver key="slide-over" {...overlay} />, async () => {}, ['Schließen', 'Schließen']],
  [
    'menu',
    <Menu key="menu" trigger={<Button>Öffnen</Button>} label="Mehr" entries={[apple]} />,
    () => userEvent.click(screen.getByText('Öffnen')),
    ['Schließen', 'Mehr', 'Schließen'],
  ],
  [
    'search field',
    <SearchSelect key="search" {...search} />,
    () => userEvent.type(screen.getByRole('combobox'), 'e{ArrowDown}'),
    ['Essen', 'Empfehlungen', 'Schließen'],
  ],
])('what React Aria adds to a %s is German', async (_name, element, open, expected) => {
  render(element)
  await open()
  expect(names()).toEqual(expected)
})
