import type { ContentOf } from '@kostbar/contracts/content'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsQuery } from '../../lib/content/queries.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { Accordion } from './accordion.tsx'
import { ActionStage } from './action-stage.tsx'
import { Actions } from './actions.tsx'
import { AppLinks } from './app-links.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Company } from './company.tsx'
import { ContentWithImage } from './content-with-image.tsx'
import { FeatureList } from './feature-list.tsx'
import { ImageStage } from './image-stage.tsx'
import { PictureBlock } from './picture.tsx'
import { Quote } from './quote.tsx'
import { RichTextBlock } from './rich-text.tsx'
import { Sources } from './sources.tsx'

const onPage = { context: 'page', first: false } as const
const link = (href: string, newTab = false) => ({ href, newTab })
const photo = { filename: '/f/1/600x400/abc/brot.jpg', alt: 'Ein Laib Brot' }
const sign = { filename: '/f/1/100x100/abc/herd.svg', alt: 'Herd' }
const action = (label: string, href: string): ContentOf<'button'> => ({
  component: 'button',
  _uid: label,
  label,
  link: link(href),
})
const text = (...words: string[]) => ({
  type: 'doc' as const,
  content: words.map((word) => ({ type: 'paragraph', content: [{ type: 'text', text: word }] })),
})
const chapter = (title: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: title }] })
const images = (container: HTMLElement) => [...container.querySelectorAll('img')]

test.each([
  ['/signup', null, 'Mach mit', '/signup'],
  ['/signup', member, 'Zu deinem Bereich', '/profile'],
  ['/login', member, 'Zu deinem Bereich', '/profile'],
  ['/trainer/signup', null, 'Mach mit', '/trainer/signup'],
  ['/trainer/signup', member, 'Zu deinem Bereich', '/profile'],
  ['/sale', member, 'Mach mit', '/sale'],
])('a button to %s is for whoever reads it: %#', (href, user, label, destination) => {
  renderPage(<Actions actions={[action('Mach mit', href)]} />, { user })
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(destination)
})

test('signed-in people find one way to their profile in a section', () => {
  const actions = [action('Los', '/signup'), action('Anmelden', '/login'), action('Angebot', '/sale')]
  renderPage(<Actions actions={actions} />, { user: member })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Zu deinem Bereich', 'Angebot'])
})

test('buttons without a label or a way are left out', () => {
  const actions = [action('', '/sale'), { ...action('Wohin', '/'), link: undefined }] as ContentOf<'button'>[]
  const { container } = renderPage(<Actions actions={actions} />)
  expect(container.querySelector('a, button')).toBeNull()
})

test('the first block of a page has its heading and loads its picture at once; a later one does not', () => {
  const block: ContentOf<'image_stage'> = {
    component: 'image_stage',
    _uid: 's',
    title: 'Gut essen',
    image: photo,
    mobile_image: { ...photo, filename: '/f/1/400x600/abc/hoch.jpg' },
    actions: [action('Los', '/sale')],
  }
  const { container } = renderPage(<ImageStage block={block} context="page" first />)
  expect(screen.getByRole('heading', { level: 1, name: 'Gut essen' })).toBeTruthy()
  expect(images(container)[0]?.getAttribute('fetchpriority')).toBe('high')
  expect(container.querySelector('source')?.getAttribute('srcset')).toContain('hoch.jpg')
  cleanup()
  const later = renderPage(<ImageStage block={block} context="page" first={false} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Gut essen' })).toBeTruthy()
  expect(images(later.container)[0]?.getAttribute('loading')).toBe('lazy')
})

test('a question opens by its address, others stay closed', () => {
  const item = (title: string): ContentOf<'accordion_item'> => ({
    component: 'accordion_item',
    _uid: title,
    title,
    text: text(`Antwort auf ${title}`),
  })
  const block: ContentOf<'accordion'> = {
    component: 'accordion',
    _uid: 'a',
    title: 'Fragen',
    items: [item('Kann ich kündigen?'), item('Was kostet es?')],
  }
  const { container } = renderPage(<Accordion block={block} {...onPage} />, { at: '/#was-kostet-es' })
  const questions = [...container.querySelectorAll('details')]
  expect(questions.map(({ open }) => open)).toEqual([false, true])
  expect(container.querySelector('#kann-ich-kuendigen')?.textContent).toBe('Antwort auf Kann ich kündigen?')
})

test('the number of an invitation stands large beside it, hidden from screen readers', () => {
  const block: ContentOf<'call_to_action'> = {
    component: 'call_to_action',
    _uid: 'c',
    title: '14 Tage kostenlos',
    actions: [action('Ausprobieren', '/sale')],
  }
  renderPage(<CallToAction block={block} {...onPage} />)
  expect(screen.getByText('14').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('heading', { name: '14 Tage kostenlos' })).toBeTruthy()
  cleanup()
  renderPage(<CallToAction block={block} context="article" first={false} />)
  expect(screen.queryByText('14')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ausprobieren' })).toBeTruthy()
})

test('ways on lead to their pages, and their pictures are silent', () => {
  const block: ContentOf<'action_stage'> = {
    component: 'action_stage',
    _uid: 'w',
    items: [
      { component: 'action_item', _uid: '1', name: 'Rezepte', icon: sign, link: link('/rezepte') },
      { component: 'action_item', _uid: '2', name: 'Nirgends', icon: sign },
    ],
  }
  const { container } = renderPage(<ActionStage block={block} {...onPage} />)
  expect(screen.getByRole('link', { name: 'Rezepte' }).getAttribute('href')).toBe('/rezepte')
  expect(screen.getByText('Nirgends').closest('a')).toBeNull()
  expect(images(container).map(({ alt }) => alt)).toEqual(['', ''])
})

test('stores are links to other sites; one that is not set is left out', () => {
  const block: ContentOf<'app_links'> = {
    component: 'app_links',
    _uid: 'app',
    title: 'Die App',
    google_play: 'https://play.google.com/store/x',
  }
  renderPage(<AppLinks block={block} {...onPage} />)
  const store = screen.getByRole('link', { name: 'Bei Google Play herunterladen' })
  expect([store.getAttribute('target'), store.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('steps are numbered in order, features with pictures are not', () => {
  const feature = (title: string, icon?: typeof sign): ContentOf<'feature'> => ({
    component: 'feature',
    _uid: title,
    title,
    text: `Text zu ${title}`,
    ...(icon ? { icon } : {}),
  })
  const block = (items: ContentOf<'feature'>[]): ContentOf<'feature_list'> => ({
    component: 'feature_list',
    _uid: 'f',
    title: 'So geht es',
    items,
  })
  renderPage(<FeatureList block={block([feature('Reden'), feature('Kochen')])} {...onPage} />)
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual(['1RedenText zu Reden', '2KochenText zu Kochen'])
  cleanup()
  renderPage(<FeatureList block={block([feature('Reden', sign), feature('Kochen')])} {...onPage} />)
  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('RedenText zu Reden')
})

test('a picture without words of its own is announced as a picture', () => {
  const picture = (alt: string): ContentOf<'picture'> => ({
    component: 'picture',
    _uid: 'p',
    image: { ...photo, alt },
    caption: 'Frisch aus dem Rohr',
  })
  const { container } = renderPage(<PictureBlock block={picture('')} {...onPage} />)
  expect(images(container)[0]?.alt).toBe('Darstellung')
  expect(images(container)[0]?.getAttribute('width')).toBe('600')
  expect(screen.getByText('Frisch aus dem Rohr').tagName).toBe('FIGCAPTION')
})

test('a thought beside a picture keeps its words and its ways on', () => {
  const block: ContentOf<'content_with_image'> = {
    component: 'content_with_image',
    _uid: 'i',
    title: 'Aus der Region',
    image: photo,
    text: text('Vom Markt.'),
    actions: [action('Mehr', '/blog')],
  }
  renderPage(<ContentWithImage block={block} {...onPage} />)
  const section = screen.getByRole('heading', { level: 2, name: 'Aus der Region' }).closest('section') ?? expect.fail()
  expect(section.id).toBe('aus-der-region')
  expect(within(section).getByText('Vom Markt.')).toBeTruthy()
  expect(within(section).getByRole('img', { name: 'Ein Laib Brot' })).toBeTruthy()
  expect(within(section).getByRole('link', { name: 'Mehr' })).toBeTruthy()
})

test('a quote names its source only where it has one', () => {
  const { container } = renderPage(<Quote block={{ component: 'quote', _uid: 'q', text: 'Iss bunt.' }} {...onPage} />)
  expect(container.querySelector('figcaption')).toBeNull()
  cleanup()
  renderPage(<Quote block={{ component: 'quote', _uid: 'q', text: 'Iss bunt.', source: 'Lena' }} {...onPage} />)
  expect(screen.getByText('Lena').tagName).toBe('FIGCAPTION')
})

test('a text with four chapters lists them with their addresses, a shorter one does not', () => {
  const chapters = ['Salz', 'Fett', 'Säure', 'Hitze']
  const block = (titles: string[]): ContentOf<'rich_text'> => ({
    component: 'rich_text',
    _uid: 'r',
    text: { type: 'doc', content: titles.flatMap((title) => [chapter(title), ...text(`Über ${title}`).content]) },
  })
  renderPage(<RichTextBlock block={block(chapters)} {...onPage} />)
  const contents = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).getAllByRole('link')
  expect(contents.map((entry) => entry.getAttribute('href'))).toEqual(['#salz', '#fett', '#saeure', '#hitze'])
  for (const entry of contents) expect(document.querySelector(entry.getAttribute('href') ?? '')).not.toBeNull()
  cleanup()
  renderPage(<RichTextBlock block={block(chapters.slice(1))} {...onPage} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a source says who published it when, and is a link only where it has an address', () => {
  const source = (title: string, url?: string): ContentOf<'source'> => ({
    component: 'source',
    _uid: title,
    title,
    publisher: 'AGES',
    year: 2024,
    ...(url ? { url } : {}),
  })
  const block: ContentOf<'sources'> = {
    component: 'sources',
    _uid: 's',
    items: [source('Ernährungspyramide', 'https://ages.at/x'), source('Ein Buch')],
  }
  renderPage(<Sources block={block} {...onPage} />)
  const entries = within(screen.getByRole('region', { name: 'Quellen' })).getAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['ErnährungspyramideAGES, 2024', 'Ein BuchAGES, 2024'])
  expect(screen.getAllByRole('link').map((entry) => entry.getAttribute('href'))).toEqual(['https://ages.at/x'])
})

test('a subtitle stands above the title and is read with it', () => {
  const words = { title: 'Wer hier kocht', subtitle: 'Über uns', actions: [] }
  renderPage(<ImageStage block={{ component: 'image_stage', _uid: 's', ...words }} context="page" first />)
  renderPage(<ContentWithImage block={{ component: 'content_with_image', _uid: 'c', ...words }} {...onPage} />)
  const headings = screen.getAllByRole('heading', { name: 'Über uns Wer hier kocht' })
  expect(headings.map(({ tagName }) => tagName)).toEqual(['H1', 'H2'])
  // The subtitle is a line above the title in small letters, not the beginning of the title.
  for (const heading of headings) expect(heading.firstElementChild?.className).toMatch(/\bblock\b.*\btext-base\b/)
})

test('lists the company of the settings story', async () => {
  const { queries } = renderPage(<Company />)
  const company = [{ component: 'company_detail', _uid: '1', name: 'Firma', text: 'Beispiel GmbH' }]
  queries.setQueryData(settingsQuery().queryKey, { content: { company } } as never)
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(['Firma: Beispiel GmbH'])
})
