import { expect, test } from 'vitest'
import { editable } from './editable.ts'

test('drafts have the visual editor’s attributes, published blocks have none', () => {
  const json = '{"name":"page","space":"1","uid":"u-1","id":"7"}'
  expect(editable(`<!--#storyblok#${json}-->`)).toEqual({ 'data-blok-c': json, 'data-blok-uid': '7-u-1' })
  expect(editable(undefined)).toEqual({})
  expect(editable('<script>')).toEqual({})
})
