import type { SVGProps } from 'react'

/**
 * The three icons of the login page, drawn here, because with them from the icon library that page would load 1.4 kB of
 * gzip more. All other pages use the library.
 */
function Mark({ children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  )
}

export const AlertMark = (props: SVGProps<SVGSVGElement>) => (
  <Mark {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7.5v5M12 16h.01" />
  </Mark>
)

export const EyeMark = (props: SVGProps<SVGSVGElement>) => (
  <Mark {...props}>
    <path d="M2.5 12C4.5 7.5 8 5.5 12 5.5s7.5 2 9.5 6.5c-2 4.5-5.5 6.5-9.5 6.5S4.5 16.5 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Mark>
)

export const EyeOffMark = (props: SVGProps<SVGSVGElement>) => (
  <Mark {...props}>
    <path d="M2.5 12C4.5 7.5 8 5.5 12 5.5s7.5 2 9.5 6.5c-2 4.5-5.5 6.5-9.5 6.5S4.5 16.5 2.5 12ZM4 4l16 16" />
  </Mark>
)
