/** What an SVG in the page may hold. Names of attributes as in hast: `strokeWidth`, not `stroke-width`. */

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

export const SVG_ELEMENTS = words(`
  svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon
  text tspan textPath image linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Metadata that drawing programs leave in a file; it shows nothing, so it is removed silently. */
export const SVG_SILENT = words('metadata view');

/** CSS properties that also exist as attributes. */
export const SVG_PRESENTATION = words(`
  alignmentBaseline baselineShift clipPath clipRule color colorInterpolation colorInterpolationFilters cursor direction
  display dominantBaseline fill fillOpacity fillRule filter floodColor floodOpacity font fontFamily fontFeatureSettings
  fontKerning fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontVariantNumeric fontWeight imageRendering
  isolation letterSpacing lightingColor lineHeight marker markerEnd markerMid markerStart mask maskType mixBlendMode
  opacity overflow paintOrder pointerEvents shapeRendering stopColor stopOpacity stroke strokeDashArray strokeDashOffset
  strokeLineCap strokeLineJoin strokeMiterLimit strokeOpacity strokeWidth textAlign textAnchor textDecoration
  textOverflow textRendering transform transformBox transformOrigin unicodeBidi vectorEffect visibility whiteSpace
  wordSpacing writingMode`);

export const SVG_ATTRIBUTES = new Set([
  ...SVG_PRESENTATION,
  ...words(`
  id class className style role lang xmlLang tabIndex ariaLabel ariaLabelledBy ariaDescribedBy ariaHidden
  viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height d points pathLength
  dx dy rotate textLength lengthAdjust startOffset method spacing side href xLinkHref
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits orient refX refY
  filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias
  targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  kernelUnitLength scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius
  pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles
  tableValues slope intercept amplitude exponent z systemLanguage`),
]);

/** Attributes that change nothing in a page. */
export const SVG_SILENT_ATTRIBUTE =
  /:|^(?:xmlns|xmlSpace|xLink|data[A-Z]|contentS|version$|baseProfile$|zoomAndPan$|enableBackground$)/;

/** Every function a value may call; `url` is looked at on its own. */
export const SVG_FUNCTIONS = words(`
  url var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp
  matrix translate translatex translatey rotate scale scalex scaley skewx skewy drop-shadow blur brightness contrast`);
