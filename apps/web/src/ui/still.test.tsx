import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { DrawnStill } from './drawn-still.tsx'
import { KeptStill } from './kept-still.tsx'
import { scene } from './scene.ts'

afterEach(cleanup)

const Pear = () => <svg role="img" aria-label="Birne" />
const Plum = () => <svg role="img" aria-label="Pflaume" />

test('what the server drew stays, without its code, until another picture is wanted', async () => {
  const onServer = scene(async () => Pear)
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<DrawnStill scene={onServer} className="aspect-square" />, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  const drawn = root.querySelector('svg')
  const load = vi.fn(async () => Pear)
  const complain = vi.spyOn(console, 'error')
  const page = await act(async () => hydrateRoot(root, <KeptStill scene={load} className="aspect-square" />))
  await act(async () => page.render(<KeptStill scene={load} className="aspect-video" />))
  expect(drawn).not.toBeNull()
  expect(root.querySelector('svg')).toBe(drawn)
  expect(load).not.toHaveBeenCalled()
  await act(async () => page.render(<KeptStill scene={scene(async () => Plum)} />))
  expect(root.innerHTML).toContain('Pflaume')
  expect(root.innerHTML).not.toContain('Birne')
  expect(complain).not.toHaveBeenCalled()
  await act(async () => page.unmount())
})

test('a page opened without the server loads the drawing', async () => {
  render(<KeptStill scene={scene(async () => Pear)} />)
  expect(await screen.findByRole('img', { name: 'Birne' })).toBeTruthy()
})
