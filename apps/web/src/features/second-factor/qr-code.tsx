import { encode } from 'uqr'

interface QrCodeProps {
  readonly content: string
  /** Accessible name. */
  readonly label: string
}

/** Width of the quiet zone in modules that scanners need on each side. */
const quietZone = 4

/** QR code, dark on white in either theme, because many scanners cannot read inverted codes. */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content, { ecc: 'M', border: quietZone })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-white"
    >
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
