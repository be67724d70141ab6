import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

const profileImageUpload = async () => (await import('./profile-image-upload.tsx')).ProfileImageUpload

/** Upload of the own profile image, collapsed by default and loaded when it is opened. */
export function ChangeProfileImage() {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  // Opened before hydration: there is no event any more.
  useEffect(() => {
    if (details.current?.open) setOpened(true)
  }, [])
  return (
    <details
      ref={details}
      className="group"
      // Stays mounted when it is closed again, so that a running upload continues.
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md text-sm font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        {texts.change}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pt-1 pb-4">
        {wasOpened ? (
          <LazyComponent
            load={profileImageUpload}
            fallback={<Skeleton className="h-32 w-full rounded-lg" />}
            props={{}}
          />
        ) : null}
      </div>
    </details>
  )
}
