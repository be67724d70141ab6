import type { ContentOf } from '@kostbar/contracts/content'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { basis } from '../../domain/products/testing/product-fixtures.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { hydratePage } from '../../lib/testing/render-page.tsx'
import { ProductBlock } from './product-block.tsx'

const product: ContentOf<'product'> = {
  component: 'product',
  _uid: 'p',
  title: 'Kostbar Basis',
  product: basis.id,
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Aus dem Code' }] }] },
}

/** A page that re-renders its product on demand. */
function Page() {
  const [, rerender] = useState({})
  return (
    <>
      <button type="button" onClick={() => rerender({})}>
        Nochmal
      </button>
      <ProductBlock block={product} context="page" first={false} />
    </>
  )
}

test('keeps the server-rendered text when the block re-renders', async () => {
  fakeApi({ [`GET /stripe/product/${basis.id}`]: () => basis })
  const { user } = hydratePage(<Page />, () => {
    const element = document.querySelector('h2 + div > div > div') ?? expect.fail('no element for the text')
    element.innerHTML = '<p>Vom Server</p>'
  })
  await user.click(screen.getByRole('button', { name: 'Nochmal' }))
  // Waits until the lazy text component is loaded, and some turns in which it would be shown.
  await act(async () => {
    await import('../../features/content/rich-text.tsx')
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
  expect(screen.getByText('Vom Server')).toBeTruthy()
})
