import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Video } from './video.tsx'

const block = {
  component: 'video',
  _uid: 'v',
  title: 'So geht Kostbar',
  url: 'https://www.youtube.com/watch?v=abc_DEF-123',
  poster: { filename: '/f/poster.svg', alt: '' },
} as const

test('contacts no third party before the click', async () => {
  const { user } = renderPage(<Video block={block} context="page" first={false} />)
  expect(document.querySelector('iframe, video, [src^="https:"]')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Video abspielen: So geht Kostbar' }))
  expect(screen.getByTitle('Video: So geht Kostbar').getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\//,
  )
  expect(document.activeElement).toBe(screen.getByTitle('Video: So geht Kostbar'))
})

test('renders nothing for an invalid URL', () => {
  renderPage(<Video block={{ ...block, url: 'javascript:alert(1)' }} context="page" first={false} />)
  expect(screen.queryByRole('link')).toBeNull()
})
