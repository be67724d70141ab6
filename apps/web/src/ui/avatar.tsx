import { useState } from 'react'
import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

interface AvatarProps {
  name: string
  /** Address of a picture; initials stand in without one, and when it cannot be loaded. */
  picture?: string | null
  size?: 'sm' | 'md' | 'lg'
}

const sizes = { sm: 'size-9 text-sm', md: 'size-11 text-base', lg: 'size-20 text-xl' }

/** A person's round picture or initials. The name is expected beside it, so it is silent. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
  // By its address: a new picture gets its chance after one that could not be loaded.
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-apricot-soft font-semibold text-apricot-ink select-none',
        sizes[size],
      )}
    >
      {picture && picture !== broken ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setBroken(picture)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
