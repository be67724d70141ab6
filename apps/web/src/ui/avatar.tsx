import { useState } from 'react'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  /** URL of the image; without one, or when it cannot be loaded, initials are shown. */
  picture?: string | null
  /** `responsive`: `md` on phones, `lg` on wider screens. */
  size?: 'sm' | 'md' | 'lg' | 'responsive'
}

const sizes = {
  sm: 'size-9 text-sm',
  md: 'size-11 text-base',
  lg: 'size-20 text-xl',
  responsive: 'size-11 text-base sm:size-20 sm:text-xl',
}

/** A person's image or initials. Hidden from screen readers, because the name is expected beside it. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  // Stores the failed URL instead of a flag, so that another URL is tried.
  const [failedUrl, setFailedUrl] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-apricot-soft font-semibold text-apricot-ink select-none',
        sizes[size],
      )}
    >
      {picture && picture !== failedUrl ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setFailedUrl(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
