import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BrowserIllustration } from './browser-illustration.tsx'
import { illustrationLoader } from './illustration-loader.ts'
import { ServerIllustration } from './server-illustration.tsx'

const picture = (name: string) => ({
  default: `<svg viewBox="0 0 1 1"><path data-name="${name}" d="M0 0"/></svg>`,
})

test('hydration keeps the server markup without loading the picture, until another picture is wanted', async () => {
  const onServer = illustrationLoader(async () => picture('pear'))
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerIllustration loader={onServer} className="aspect-square" />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  const rendered = root.querySelector('path[data-name=pear]')
  const importSvg = vi.fn(async () => picture('pear'))
  const loader = illustrationLoader(importSvg)
  const consoleError = vi.spyOn(console, 'error')
  const page = await act(async () =>
    hydrateRoot(root, <BrowserIllustration loader={loader} className="aspect-square" />),
  )
  await act(async () => page.render(<BrowserIllustration loader={loader} className="aspect-video" />))
  expect(rendered).not.toBeNull()
  expect(root.querySelector('path[data-name=pear]')).toBe(rendered)
  expect(importSvg).not.toHaveBeenCalled()
  await act(async () => page.render(<BrowserIllustration loader={illustrationLoader(async () => picture('plum'))} />))
  await waitFor(() => expect(root.querySelector('path[data-name=plum]')).not.toBeNull())
  expect(root.querySelector('path[data-name=pear]')).toBeNull()
  expect(consoleError).not.toHaveBeenCalled()
  await act(async () => page.unmount())
})

test('a page that the server did not render loads the picture, once', async () => {
  const importSvg = vi.fn(async () => picture('pear'))
  const loader = illustrationLoader(importSvg)
  const { container } = render(
    <>
      <BrowserIllustration loader={loader} />
      <BrowserIllustration loader={loader} />
    </>,
  )
  await waitFor(() => expect(container.querySelectorAll('path[data-name=pear]')).toHaveLength(2))
  expect(importSvg).toHaveBeenCalledOnce()
})
