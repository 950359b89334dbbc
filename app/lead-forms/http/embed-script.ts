/**
 * What a founder puts into their own page. There it draws the form's frame, hands it the trace of the link that led to the
 * page (`via`, or the `utm_content` that our links add for other hosts), and gives it the height that it says it needs;
 * within the frame the same script says so.
 */
export const EMBED_SCRIPT = `(function () {
  var own = document.currentScript
  if (!own) return
  if (own.hasAttribute('data-fit')) {
    var page = document.getElementById('main')
    if (!page) return
    var tell = function () {
      var height = Math.ceil(page.getBoundingClientRect().height)
      window.parent.postMessage({ brandhearthHeight: height }, '*')
    }
    if ('ResizeObserver' in window) new ResizeObserver(tell).observe(page)
    window.addEventListener('load', tell)
    tell()
    return
  }
  var slug = own.getAttribute('data-form')
  if (!slug) return
  var ours = new URL(own.src).origin
  var here = new URLSearchParams(window.location.search)
  var via = here.get('via') || here.get('utm_content')
  var address = new URL('/f/' + encodeURIComponent(slug) + '/embed', ours)
  address.searchParams.set('fit', 'yes')
  if (via) address.searchParams.set('via', via)
  var frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = own.getAttribute('data-title') || 'Form'
  frame.style.cssText = 'display:block;width:100%;height:600px;border:0'
  own.insertAdjacentElement('afterend', frame)
  window.addEventListener('message', function (event) {
    if (event.source !== frame.contentWindow || event.origin !== ours) return
    var height = event.data && event.data.brandhearthHeight
    if (typeof height === 'number' && height > 0) frame.style.height = Math.min(height, 5000) + 'px'
  })
})()
`
