import type { CheckInForm } from '@kostbar/contracts/check-ins/schemas'
import { useState } from 'react'
import { releaseLeaveGuards } from '../../../lib/leave-guards.ts'
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx'
import { SlideOver } from '../../../ui/slide-over.tsx'
import { FormEditor } from './form-editor.tsx'
import { texts } from './texts.ts'
import { formParam } from './use-form-search-params.ts'

interface FormSlideOverProps {
  /** Form to edit; undefined for a new one, and for one that does not exist any more. */
  readonly form: CheckInForm | undefined
  readonly isNew: boolean
  readonly onClose: () => void
}

/** Panel to write or change a check-in form. */
export function FormSlideOver({ form, isNew, onClose }: FormSlideOverProps) {
  const [isDirty, setDirty] = useState(false)
  const close = () => {
    releaseLeaveGuards()
    onClose()
  }
  return (
    <SlideOver
      // The panel is already tied to the URL, which the back button changes.
      closesOnBack={false}
      isOpen
      onOpenChange={close}
      title={isNew ? texts.newTitle : texts.editTitle}
      // Unsaved input keeps the panel open when the backdrop is tapped.
      dismissable={!isDirty}
    >
      <UnsavedGuard active={isDirty} searchParam={formParam} />
      {form || isNew ? <FormEditor stored={form} onDirtyChange={setDirty} onClose={close} /> : <p>{texts.gone}</p>}
    </SlideOver>
  )
}
