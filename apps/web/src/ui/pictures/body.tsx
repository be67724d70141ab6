import { type ReactNode, useId } from 'react'

type BodyProps = { d: string; fill: string; children?: ReactNode }

/** One solid shape; its children (shade, light, texture) are painted inside its outline only. */
export function Body({ d, fill, children }: BodyProps) {
  const id = useId()
  return (
    <>
      <clipPath id={id}>
        <path id={`${id}d`} d={d} />
      </clipPath>
      <use href={`#${id}d`} fill={fill} />
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  )
}
