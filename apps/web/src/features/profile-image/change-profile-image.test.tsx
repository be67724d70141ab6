import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { ChangeProfileImage } from './change-profile-image.tsx'

test('shows the upload once it is opened, and keeps it when it is closed', async () => {
  fakeApi({})
  const { container } = renderPage(<ChangeProfileImage />)
  expect(screen.queryByLabelText('Profilbild wählen', { exact: false })).toBeNull()
  const details = container.querySelector('details') ?? expect.fail()
  details.open = true
  const field = await screen.findByLabelText('Profilbild wählen', { exact: false })
  details.open = false
  details.dispatchEvent(new Event('toggle'))
  expect(screen.getByLabelText('Profilbild wählen', { exact: false })).toBe(field)
})
