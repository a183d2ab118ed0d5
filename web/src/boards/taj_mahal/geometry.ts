/** Where the provinces lie: outlines that tile the land, made from the places of the cities. */

export interface Point {
  x: number
  y: number
}

/** A point that belongs to something: a city to its province, a point of the sea to nothing. */
export interface Site extends Point {
  owner: string | null
}

interface Edge {
  from: Point
  to: Point
  owner: string | null
}

/** How far from the nearest city the sea begins, twice. */
const SHORE = 13
const STEP = 3

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** The smallest frame around points, with some margin. */
export function frame(points: Point[], margin: number): { x: number; y: number; width: number; height: number } {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** Points of the sea all around the land: what is too far from every city. */
function sea(cities: Point[]): Site[] {
  const { x, y, width, height } = frame(cities, SHORE + 2 * STEP)
  const found: Site[] = []
  for (let east = x; east <= x + width; east += STEP) {
    for (let south = y; south <= y + height; south += STEP) {
      const nearest = Math.min(...cities.map((city) => distance(city, { x: east, y: south })))
      if (nearest > SHORE && nearest < SHORE + 2 * STEP) found.push({ x: east, y: south, owner: null })
    }
  }
  return found
}

/** The cell of a site: all that is nearer to it than to any other; each edge knows who is on its other side. */
function cell(site: Site, others: Site[]): Edge[] {
  const far = 4 * SHORE
  const corners = [
    { x: site.x - far, y: site.y - far },
    { x: site.x + far, y: site.y - far },
    { x: site.x + far, y: site.y + far },
    { x: site.x - far, y: site.y + far },
  ]
  let edges: Edge[] = corners.map((from, i) => ({ from, to: corners[(i + 1) % 4]!, owner: null }))
  for (const other of others) {
    const normal = { x: other.x - site.x, y: other.y - site.y }
    const middle = { x: (other.x + site.x) / 2, y: (other.y + site.y) / 2 }
    const beyond = ({ x, y }: Point): number => (x - middle.x) * normal.x + (y - middle.y) * normal.y
    const kept: Edge[] = []
    let leaves: Point | null = null
    let enters: Point | null = null
    for (const edge of edges) {
      const [a, b] = [beyond(edge.from), beyond(edge.to)]
      if (a <= 0 && b <= 0) kept.push(edge)
      else if (a <= 0 || b <= 0) {
        const share = a / (a - b)
        const cut = {
          x: edge.from.x + (edge.to.x - edge.from.x) * share,
          y: edge.from.y + (edge.to.y - edge.from.y) * share,
        }
        if (a <= 0) {
          kept.push({ ...edge, to: cut })
          leaves = cut
        } else {
          kept.push({ ...edge, from: cut })
          enters = cut
        }
      }
    }
    if (leaves && enters) kept.push({ from: leaves, to: enters, owner: other.owner })
    edges = kept
  }
  return edges
}

/** A gentle wave over the whole map, so that borders look drawn by hand and still fit together. */
function waved({ x, y }: Point): Point {
  return {
    x: x + 0.55 * Math.sin(0.55 * y + 0.2 * x) + 0.12 * Math.sin(1.5 * y),
    y: y + 0.55 * Math.sin(0.5 * x - 0.25 * y) + 0.12 * Math.sin(1.4 * x),
  }
}

/** The edges one after another, with points so close together that a wave can bend them. */
function joined(edges: Edge[]): Point[] {
  const left = [...edges]
  const outline: Point[] = []
  let edge = left.shift()
  while (edge) {
    const { from, to } = edge
    const pieces = Math.max(1, Math.ceil(distance(from, to)))
    for (let i = 0; i < pieces; i++) {
      outline.push(waved({ x: from.x + ((to.x - from.x) * i) / pieces, y: from.y + ((to.y - from.y) * i) / pieces }))
    }
    const next = left.findIndex((other) => distance(other.from, to) < 0.01)
    edge = next < 0 ? undefined : left.splice(next, 1)[0]
  }
  return outline
}

/** The outline of every owner's land. */
export function outlines(cities: Site[]): Map<string, Point[]> {
  const sites = [...cities, ...sea(cities)]
  const borders = new Map<string, Edge[]>()
  for (const city of cities) {
    const others = sites.filter((site) => site !== city)
    const border = cell(city, others).filter(
      ({ from, to, owner }) => owner !== city.owner && distance(from, to) > 0.001,
    )
    borders.set(city.owner!, [...(borders.get(city.owner!) ?? []), ...border])
  }
  return new Map([...borders].map(([owner, edges]) => [owner, joined(edges)]))
}

/** Points as the path of a closed shape. */
export function closed(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}z`
}

function toSegment(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
  const along = Math.max(0, Math.min(1, share))
  return { x: from.x + dx * along, y: from.y + dy * along }
}

/** So far from cities and roads there is room enough for a token. */
const ENOUGH = 5.2
/** A token may lie so far outside the frame of the cities. */
const BESIDE = 2

/** The place among some cities, as near to their middle as possible, that is far enough from all of them and from roads. */
export function roomiest(cities: Point[], roads: [Point, Point][]): Point {
  const { x, y, width, height } = frame(cities, BESIDE)
  const middle = { x: x + width / 2, y: y + height / 2 }
  let best = middle
  let room = -Infinity
  for (let i = 0; i <= 30; i++) {
    for (let j = 0; j <= 30; j++) {
      const point = { x: x + (width * i) / 30, y: y + (height * j) / 30 }
      const near = [...cities, ...roads.map(([from, to]) => toSegment(point, from, to))]
      const free = Math.min(ENOUGH, ...near.map((other) => distance(point, other))) - distance(point, middle) / 20
      if (free > room) [room, best] = [free, point]
    }
  }
  return best
}

/** Where the token and the name of a province go. */
export interface Layout {
  token: Point
  name: Point
}

/** The name goes between the cities and the border in the south, or in the north if the token is in the south. */
export function layout(cities: Point[], roads: [Point, Point][], outline: Point[]): Layout {
  const { x, y, width, height } = frame(cities, 0)
  const token = roomiest(cities, roads)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const border = outline.filter((point) => Math.abs(point.x - middle.x) < 3.5).map((point) => point.y)
  const north = Math.max(...border.filter((one) => one < middle.y))
  const south = Math.min(...border.filter((one) => one > middle.y))
  return { token, name: { x: middle.x, y: token.y > y + height * 0.7 ? north + 3 : south - 1.4 } }
}
