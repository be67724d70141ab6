import type { StoryOf } from '@kostbar/contracts/content'
import type { User } from '@kostbar/contracts/users/schemas'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pendingTicksKey } from '../../domain/sign-out/pending-shopping-keys.ts'
import { hasWaitingEntries } from '../../domain/sign-out/waiting-entries.ts'
import { nothingWaiting } from '../../features/protocol/queue/entries.ts'
import { waitingStorage } from '../../features/protocol/queue/waiting-storage.ts'
import { clearDrafts, progressPrefix, writeDraft, writePrivateDraft } from '../../lib/draft.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { Account } from './account.tsx'
import { Footer } from './footer.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteNav } from './site-nav.tsx'
import { parseSiteSettings } from './site-settings.ts'
import { SlimFooter } from './slim-footer.tsx'
import { chooseTheme, parseTheme } from './theme.ts'
// Loads the lazy menu before the tests.
import './account-menu.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clearDrafts()
  chooseTheme('system')
})

const navItem = (name: string, href: string | undefined, items: unknown[] = []) => ({
  component: 'nav_item',
  _uid: name,
  name,
  ...(href ? { link: { href, newTab: false } } : {}),
  items,
})

/** A settings story with the fields that header and footer read. */
const settings = (content: Record<string, unknown> = {}) =>
  ({
    full_slug: 'settings',
    content: {
      site_name: 'Kostbar',
      claim: '',
      description: 'Gut essen.',
      navigation: [],
      footer_links: [],
      ...content,
    },
  }) as unknown as StoryOf<'settings'>

const menu = [
  navItem('Blog', '/blog'),
  navItem('Angebot', undefined, [navItem('Abos', '/sale'), navItem('Leer', undefined)]),
]

function open(
  page: ReactElement,
  user: User | null,
  content: Record<string, unknown> = {},
  answers: Parameters<typeof fakeApi>[0] = {},
  at = '/',
) {
  const calls = fakeApi(answers)
  const callApi = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/content/settings') ? Promise.resolve(Response.json(settings(content))) : callApi(url, init),
  )
  return { ...renderPage(page, { user, at }), calls }
}

test('entries without a way are left out of the menu; a group needs one that has', () => {
  const { menu: parsed, claim } = parseSiteSettings(
    settings({ navigation: [...menu, navItem('Nichts', undefined), navItem('Leer', undefined, [navItem('', '/x')])] }),
  )
  expect(parsed).toEqual([
    { label: 'Blog', to: '/blog' },
    { label: 'Angebot', links: [{ label: 'Abos', to: '/sale' }] },
  ])
  expect(claim).toBe('Gut essen.')
})

test('the main menu has links and groups', async () => {
  open(<SiteNav />, null, { navigation: menu })
  const nav = within(screen.getByRole('navigation', { name: 'Hauptmenü' }))
  expect((await nav.findByRole('link', { name: 'Blog' })).getAttribute('href')).toBe('/blog')
  const group = nav.getByRole('button', { name: 'Angebot' })
  const panel = document.getElementById(group.getAttribute('popovertarget') ?? '')
  expect(within(panel ?? expect.fail()).getByText('Abos')).toBeTruthy()
})

test('visitors are offered to sign in', () => {
  open(<Account />, null)
  expect(screen.getByRole('link', { name: 'Jetzt Anmelden' }).getAttribute('href')).toBe('/login')
})

test('the account menu names the person and leads to their pages', async () => {
  const { user, router } = open(<Account />, admin)
  await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
  const entries = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Dein Profil',
    'Templates',
    'User Verwaltung',
    'Wartet auf Begleitung',
    'Widerrufe',
    'Challenges',
    'Push Notifications',
    'System Status',
    'Ausloggen',
  ])
  expect(screen.getByText('anna@kostbar.test')).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'User Verwaltung' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-management'))
})

test('signing out leads to the start page and forgets the person', async () => {
  const signOut = { 'POST /users/signout': () => ({ success: true }) }
  const { user, router, queries, calls } = open(<Account />, member, {}, signOut)
  await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ausloggen' }))
  await screen.findByRole('link', { name: 'Jetzt Anmelden' })
  expect([router.state.location.pathname, calls.length]).toEqual(['/', 1])
  expect(queries.getQueryData(sessionQuery.queryKey)).toBeNull()
})

test('a sign-out the API did not hear of leaves the person signed in and says why', async () => {
  const refused = { 'POST /users/signout': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') }
  const { user, queries } = open(<Account />, member, {}, refused)
  await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ausloggen' }))
  await screen.findByText('Gerade nicht erreichbar.')
  expect(queries.getQueryData(sessionQuery.queryKey)).not.toBeNull()
})

test('signing out asks about unsaved changes before the session ends, and only once', async () => {
  const answers = { 'POST /users/signout': () => ({ success: true }) }
  const page = (
    <>
      <Account />
      <UnsavedGuard active />
    </>
  )
  const { user, router, calls } = open(page, member, {}, answers, paths.settings)
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ausloggen' }))
    return within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }))
  }
  await user.click((await signOut()).getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([router.state.location.pathname, calls.length]).toEqual([paths.settings, 0])
  await user.click((await signOut()).getByRole('button', { name: 'Verwerfen' }))
  await screen.findByRole('link', { name: 'Jetzt Anmelden' })
  expect([router.state.location.pathname, calls.length]).toEqual(['/', 1])
})

/** A waiting change that only the browser asks about when the page is closed. */
function WaitingChange() {
  useConfirmUnload(true)
  return null
}

/** Lets an entry of a member's protocol wait on this device. */
const letEntryWait = (userId: string) =>
  waitingStorage(userId, 'protocol').save(
    { ...nothingWaiting, days: [{ day: '2026-11-21', changes: { note: 'gut' } }] },
    nothingWaiting,
  )

function stubIndexedDb() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
}

const lostEntries = 'Einträge deines Protokolls sind noch nicht gespeichert. Beim Ausloggen gehen sie verloren.'
const lostChanges =
  'Was du geschrieben oder geändert hast, ist noch nicht überall gesendet oder gespeichert. Beim Ausloggen geht es verloren.'

interface Loss {
  /** Whether an entry of the protocol waits. */
  readonly entry?: boolean
  /** Text of a message. */
  readonly draft?: string
  readonly recipe?: string
  /** Prefix of a key of localStorage under which changes of the member wait. */
  readonly waiting?: string
  readonly change?: ReactElement
  readonly text: string
}

test.each<[string, Loss]>([
  ['entries that wait since an earlier visit', { entry: true, text: lostEntries }],
  ['changes that wait on the page', { change: <WaitingChange />, text: lostChanges }],
  ['a recipe that is not saved', { recipe: '{"name":"Suppe"}', text: lostChanges }],
  ['ticks that wait since an earlier visit', { waiting: 'shopping-ticks:', text: lostChanges }],
  ['items that wait since an earlier visit', { waiting: 'shopping-additions:', text: lostChanges }],
  ['messages that are not sent', { draft: 'Hallo!', text: lostChanges }],
  ['entries and messages', { entry: true, draft: 'Hallo!', text: `${lostEntries} ${lostChanges}` }],
])(
  'signing out asks about %s',
  async (_what, { draft = '', recipe = '', waiting, change = null, entry = false, text }) => {
    stubIndexedDb()
    if (entry) await letEntryWait(member.id)
    writePrivateDraft('message-1', draft)
    writeDraft('recipe-new', recipe)
    if (waiting) localStorage.setItem(waiting + member.id, '[{}]')
    const page = (
      <>
        <Account />
        {change}
      </>
    )
    const { user, calls } = open(page, member, {}, { 'POST /users/signout': () => ({ success: true }) })
    const signOut = async () => {
      await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Ausloggen' }))
      return within(await screen.findByRole('alertdialog', { name: 'Trotzdem ausloggen?' }))
    }
    const dialog = await signOut()
    dialog.getByText(text)
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([calls.length, await hasWaitingEntries(member.id)]).toEqual([0, entry])
    await user.click((await signOut()).getByRole('button', { name: 'Ausloggen' }))
    await screen.findByRole('link', { name: 'Jetzt Anmelden' })
    await waitFor(async () => expect([calls.length, await hasWaitingEntries(member.id)]).toEqual([1, false]))
  },
)

test('signing out neither asks about nor deletes what waits of somebody else, whose session has ended', async () => {
  stubIndexedDb()
  await letEntryWait('u2')
  localStorage.setItem(pendingTicksKey('u2'), '[{}]')
  writeDraft(`${progressPrefix}cooking-1`, '0,1')
  const { user, calls } = open(<Account />, member, {}, { 'POST /users/signout': () => ({ success: true }) })
  await user.click(screen.getByRole('button', { name: 'Dein Konto: Anna Demo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ausloggen' }))
  await screen.findByRole('link', { name: 'Jetzt Anmelden' })
  expect(calls.length).toBe(1)
  expect([await hasWaitingEntries('u2'), localStorage.length]).toEqual([true, 1])
})

/** Opens a page with the mobile menu and waits for its code; `act` has to be awaited when a component suspends. */
async function openWithMenu(user: User | null, content: Record<string, unknown> = {}) {
  const opened = await act(async () => open(<MobileMenu />, user, content))
  await within(mobileMenu()).findByText(user ? 'Dein Profil' : 'Jetzt Anmelden')
  return opened
}

const mobileMenu = () => screen.getByLabelText<HTMLDialogElement>('Menü')

test('the mobile menu opens, and a followed link closes it', async () => {
  const { user, router } = await openWithMenu(member, { navigation: menu })
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }))
  await waitFor(() => expect(mobileMenu().open).toBe(true))
  await user.click(within(mobileMenu()).getByText('Ernährungsplan'))
  expect(router.state.location.pathname).toBe('/profile/ernaehrungsplan')
  expect(mobileMenu().open).toBe(false)
})

test('the mobile menu closes by its button', async () => {
  const { user } = await openWithMenu(null)
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }))
  await waitFor(() => expect(mobileMenu().open).toBe(true))
  await user.click(within(mobileMenu()).getByLabelText('Menü schließen'))
  expect(mobileMenu().open).toBe(false)
})

test.each<[string, User | null, string[]]>([
  ['visitors', null, []],
  ['members', member, ['Dein Profil']],
  ['trainers', { ...member, roles: ['ROLE_TRAINER'], trainer: true }, ['Dein Profil', 'Kunden']],
  ['admins', admin, ['Dein Profil', 'User Verwaltung']],
])('the mobile menu has the pages of %s', async (_who, user, expected) => {
  await openWithMenu(user)
  const pages = ['Dein Profil', 'Kunden', 'User Verwaltung']
  expect(pages.filter((name) => within(mobileMenu()).queryByText(name))).toEqual(expected)
  expect(within(mobileMenu()).queryByText('Jetzt Anmelden') !== null).toBe(user === null)
})

test('without content the footer has the links the law asks for', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderPage(<Footer isSignedOut />, { user: null })
  const links = within(screen.getByRole('navigation', { name: 'Seiten' })).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Impressum', 'Datenschutz', 'AGB'])
  expect(screen.getByText(/© 2019–\d{4} Kostbar/)).toBeTruthy()
})

test('the footer has groups, social links, and no way to sign up for people who are signed in', async () => {
  const footer_links = [
    navItem('Konto', undefined, [navItem('Registrieren', '/signup'), navItem('Angebot', '/sale')]),
    navItem('Impressum', '/impressum'),
  ]
  const content = { footer_links, facebook: { href: 'https://facebook.test/kostbar', newTab: true } }
  open(<Footer isSignedOut />, null, content)
  const nav = () => within(screen.getByRole('navigation', { name: 'Seiten' }))
  await nav().findByText('Angebot')
  expect(
    nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Registrieren', 'Angebot', 'Impressum'])
  expect(nav().getByRole('heading', { name: 'Konto' })).toBeTruthy()
  const social = within(screen.getByRole('list', { name: 'Kostbar folgen' })).getAllByRole('link')
  expect(social.map((link) => [link.textContent, link.getAttribute('rel')])).toEqual([['Facebook', 'noreferrer']])
  cleanup()
  open(<Footer isSignedOut={false} />, member, content)
  await nav().findByText('Angebot')
  expect(
    nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Angebot', 'Impressum'])
})

test('pages of the application have the legal links in one line', async () => {
  const footer_links = [
    navItem('Lesen', undefined, [navItem('Blog', '/blog')]),
    navItem('Rechtliches', undefined, [navItem('Impressum', '/impressum'), navItem('Vertrag widerrufen', '/widerruf')]),
  ]
  open(<SlimFooter />, member, { footer_links })
  await screen.findByRole('link', { name: 'Vertrag widerrufen' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Impressum', 'Vertrag widerrufen'])
  expect(screen.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeTruthy()
})

test('the open mobile menu has an entry in the history, for the back button', async () => {
  const { user } = await openWithMenu(member)
  await user.click(screen.getByRole('button', { name: 'Menü öffnen' }))
  await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }))
})

test('the pictures of waiting come from the settings', () => {
  const asset = (filename: string) => ({ filename, alt: '' })
  const content = { preLoadingSpinner: asset('/vorher.svg'), loadingSpinner: asset('/warten.svg') }
  expect(parseSiteSettings(settings(content)).spinners).toEqual({ preLoading: '/vorher.svg', loading: '/warten.svg' })
  expect(parseSiteSettings(settings()).spinners).toEqual({})
})

test('the theme is chosen with one click and kept', async () => {
  const { user } = open(<Footer isSignedOut />, null)
  const theme = within(screen.getByRole('group', { name: 'Darstellung' }))
  expect(theme.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true)
  await user.click(theme.getByRole('radio', { name: 'Dunkel' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(parseTheme(document.cookie)).toBe('dark')
})
