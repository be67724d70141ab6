import logo from '@kostbar/illustrations/logo.svg?raw'
import { parseSvg } from '@kostbar/illustrations/svg'

const { viewBox, markup } = parseSvg(logo)

type LogoProps = { className?: string | undefined }

/** Logo: mark and name side by side in the text colour, announced as "Kostbar". */
export function Logo({ className }: LogoProps) {
  return (
    <svg
      role="img"
      aria-label="Kostbar"
      className={className}
      viewBox={viewBox}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
