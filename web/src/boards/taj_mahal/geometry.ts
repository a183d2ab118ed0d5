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

/** So far from cities and roads there is room enough for a token; cities are so much wider than roads. */
const ENOUGH = 5.2
const WIDER = 2.4
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
      const free = Math.min(
        ENOUGH,
        ...cities.map((city) => distance(point, city) - WIDER),
        ...roads.map(([from, to]) => distance(point, toSegment(point, from, to))),
      )
      const worth = free - distance(point, middle) / 20
      if (worth > room) [room, best] = [worth, point]
    }
  }
  return best
}

/** Whether a point lies within an outline: a ray to the east crosses it an odd number of times. */
export function within({ x, y }: Point, outline: Point[]): boolean {
  const crossed = outline.filter((from, i) => {
    const to = outline[(i + 1) % outline.length]!
    return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  })
  return crossed.length % 2 === 1
}

/** Where the token and the name of a province go. */
export interface Layout {
  token: Point
  name: Point
}

/** How wide a letter of a name is, how high, and how near its middle may come to a city, a token and a road. */
const LETTER = { width: 1.08, height: 2.2 }
const NEAR = { city: 4.6, token: 6, road: 1.6 }

/** The name goes where it covers least: rather in the south, and never beyond the border if it can help it. */
export function layout(cities: Point[], roads: [Point, Point][], outline: Point[], letters: number): Layout {
  const token = roomiest(cities, roads)
  const { x, y, width, height } = frame(cities, 5)
  const south = { x: x + width / 2, y: y + height }
  let name = south
  let least = Infinity
  for (let i = 0; i <= 16; i++) {
    for (let j = 24; j >= 0; j--) {
      const at = { x: x + (width * i) / 16, y: y + (height * j) / 24 }
      let cost = distance(at, south) / 40
      for (const letter of letterPlaces(at, letters)) if (cost < least) cost += covers(letter)
      if (cost < least) [name, least] = [at, cost]
    }
  }
  return { token, name: { x: name.x, y: name.y + LETTER.height / 3 } }

  function covers(letter: Point): number {
    const ends = [-1, 1].map((side) => ({ x: letter.x, y: letter.y + (side * LETTER.height) / 2 }))
    if (!ends.every((end) => within(end, outline))) return 3
    if (distance(letter, token) < NEAR.token || cities.some((city) => distance(letter, city) < NEAR.city)) return 2
    return roads.some(([from, to]) => distance(letter, toSegment(letter, from, to)) < NEAR.road) ? 1 : 0
  }
}

/** The middles of the letters of a name around its own. */
function letterPlaces({ x, y }: Point, letters: number): Point[] {
  return Array.from({ length: letters }, (_, i) => ({ x: x + (i - (letters - 1) / 2) * LETTER.width, y }))
}
