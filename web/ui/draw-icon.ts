import { createElement, type SVGProps } from 'react'

/** An icon as the icon library describes it: elements on a square of 24 units. */
type IconElements = readonly (readonly [tag: string, attributes: Record<string, string>])[]

/**
 * Makes the component of an icon of the library. The build takes this function in the place of the library's own, which
 * also has contexts, class names and scaled strokes that no page uses, and is 1 kB larger (tools/vite/own-helpers.mjs).
 */
export const drawIcon = (elements: IconElements) =>
  function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon without a name of its own stands beside a text that says the same.
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...elements.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
