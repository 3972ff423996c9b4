// A solid board in three dimensions, to be turned with a finger: three.js, loaded only for it.
import {
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Quaternion,
  Raycaster,
  RepeatWrapping,
  RingGeometry,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { ConvexGeometry } from 'three/addons/geometries/ConvexGeometry.js';
import type { Board, Colour, Point } from '../rules/wasm';
import { look } from './players';
import type { Handlers } from './played';
import type { Position } from './view';
import { woodGrain } from './wood';

const UP = new Vector3(0, 0, 1);
/** How far a point may be turned away from the eye, as a cosine, before the solid turns to it. */
const ASIDE = 0.45;
/** How long that takes, in milliseconds. */
const TURN = 400;

/** Wood on every side: its fibres run along the axis that the side is most square to the others. */
function grained(skin: BufferGeometry, size: number): BufferGeometry {
  const [places, normals] = [skin.getAttribute('position'), skin.getAttribute('normal')];
  const uvs: number[] = [];
  for (let i = 0; i < places.count; ++i) {
    const [x, y, z] = [places.getX(i), places.getY(i), places.getZ(i)].map(v => v / (2 * size));
    const [nx, ny, nz] = [normals.getX(i), normals.getY(i), normals.getZ(i)].map(Math.abs);
    uvs.push(...(nx > ny && nx > nz ? [z, y] : ny > nz ? [x, z] : [x, y]));
  }
  return skin.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
}

/** The colour of the wood with its grain. */
function woodMap(colour: string): CanvasTexture {
  const grain = woodGrain();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [grain.width, grain.height];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(grain, 0, 0);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.wrapS = map.wrapT = RepeatWrapping;
  return map;
}

export class SolidView {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(32, 1, 0.1, 1000);
  private readonly body = new Group();
  private readonly stones = new Group();
  private readonly marks = new Group();
  private readonly targets: Mesh[] = [];
  private readonly places: Vector3[];
  private readonly normals: Vector3[];
  private readonly radius: number;
  private readonly size: number;
  private readonly stoneGeometry: SphereGeometry;
  private readonly shadowGeometry: CircleGeometry;
  private readonly shadowMaterial = new MeshBasicMaterial({
    color: 0x000000,
    transparent: true,
    opacity: 0.28,
    depthWrite: false,
  });
  private readonly materials = new Map<string, MeshStandardMaterial>();
  private readonly glyphs = new Map<Colour, MeshBasicMaterial>();
  private readonly observer: ResizeObserver;
  private position: Position;
  private hovered: Point | null = null;
  private selected: Point | null = null;
  private frame = 0;
  private turning = 0;
  /** A finger is on it. */
  private held = false;
  /** The eye's distance, in radii of the body. */
  private away = 3.9;

  constructor(
    private readonly holder: HTMLElement,
    readonly board: Board,
    private readonly handlers: Handlers,
    private readonly confirm: 'touch' | 'always' | 'never',
  ) {
    this.position = { stones: new Uint8Array(board.size) };
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    holder.append(this.renderer.domElement);
    const centre = new Vector3();
    for (const { x, y, z } of board.coordinates) centre.add(new Vector3(x, y, z));
    centre.divideScalar(board.size);
    this.places = board.coordinates.map(({ x, y, z }) => new Vector3(x, y, z).sub(centre));
    this.size = Math.max(...this.places.map(place => place.length()));
    this.radius = 0.36 * this.shortestEdge();
    this.stoneGeometry = new SphereGeometry(this.radius, 28, 18);
    this.shadowGeometry = new CircleGeometry(this.radius * 1.14, 28);
    const hollow = board.spec.startsWith('hypercube');
    this.normals = this.places.map(place =>
      hollow ? place.clone().normalize() : this.normalAt(place),
    );
    this.build(hollow);
    this.listen();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(holder);
    this.resize();
  }

  close() {
    this.observer.disconnect();
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.turning);
    this.renderer.dispose();
    this.renderer.domElement.remove();
  }

  update(position: Position) {
    const [before] = this.position.latest ?? [];
    this.position = position;
    const [latest] = position.latest ?? [];
    if (latest !== undefined && latest !== before) this.turnTo(latest);
    this.draw();
  }

  /** Turns until the point is well in sight; where it is already, nothing moves. */
  private turnTo(point: Point) {
    const eye = this.camera.position.clone().normalize();
    const faces = this.normals[point].clone().applyQuaternion(this.body.quaternion);
    if (faces.dot(eye) > ASIDE) return;
    const from = this.body.quaternion.clone();
    const to = new Quaternion().setFromUnitVectors(faces, eye).multiply(from);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const since = performance.now();
    const step = () => {
      const share = still ? 1 : Math.min(1, (performance.now() - since) / TURN);
      this.body.quaternion.slerpQuaternions(from, to, share * share * (3 - 2 * share));
      this.render();
      if (share < 1 && !this.held) this.turning = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.turning);
    step();
  }

  // --- built once

  private shortestEdge(): number {
    const length = ([a, b]: [Point, Point]) => this.places[a].distanceTo(this.places[b]);
    return Math.min(...this.board.edges.map(length));
  }

  /** Outwards: on the side of a cube square to it, on its edges between the sides. */
  private normalAt(place: Vector3): Vector3 {
    if (!this.board.spec.startsWith('cube')) return place.clone().normalize();
    const extent = Math.max(...this.places.map(p => p.x));
    const part = (value: number) =>
      Math.abs(Math.abs(value) - extent) < 1e-6 ? Math.sign(value) : 0;
    return new Vector3(part(place.x), part(place.y), part(place.z)).normalize();
  }

  private build(hollow: boolean) {
    this.scene.add(new HemisphereLight(0xfff6e6, 0xa8977c, 2));
    const sun = new DirectionalLight(0xfff4e0, 2.2);
    sun.position.set(-2, 3, 4);
    this.scene.add(sun, this.body);
    const style = getComputedStyle(this.holder);
    const wood = style.getPropertyValue('--solid').trim() || '#e0b266';
    const ink = new Color(style.getPropertyValue('--solid-line').trim() || '#5b3f1c');
    if (!hollow) {
      const skin = new ConvexGeometry(
        this.places.map(place => place.clone().multiplyScalar(0.992)),
      );
      const material = new MeshStandardMaterial({
        map: woodMap(wood),
        roughness: 0.75,
        flatShading: true,
      });
      this.body.add(new Mesh(grained(skin, this.size), material));
    }
    this.body.add(this.lines(ink));
    const reach = new SphereGeometry(this.radius * 1.3, 8, 6);
    const unseen = new MeshBasicMaterial({ visible: false });
    this.places.forEach((place, point) => {
      const target = new Mesh(reach, unseen);
      target.position.copy(place);
      target.userData.point = point;
      this.targets.push(target);
      this.body.add(target);
    });
    this.body.add(this.stones, this.marks);
    this.body.rotation.set(0.5, -0.65, 0);
  }

  /** Rods along the edges: lines of one pixel are hard to see on a phone. */
  private lines(ink: Color): InstancedMesh {
    const { edges } = this.board;
    const rod = new CylinderGeometry(this.radius * 0.06, this.radius * 0.06, 1, 6);
    const lines = new InstancedMesh(rod, new MeshBasicMaterial({ color: ink }), edges.length);
    const along = new Vector3(0, 1, 0);
    edges.forEach(([a, b], i) => {
      const way = this.places[b].clone().sub(this.places[a]);
      const turned = new Quaternion().setFromUnitVectors(along, way.clone().normalize());
      const middle = this.places[a].clone().addScaledVector(way, 0.5);
      lines.setMatrixAt(i, new Matrix4().compose(middle, turned, new Vector3(1, way.length(), 1)));
    });
    return lines;
  }

  // --- what changes

  private draw() {
    const { stones, dead, latest = [], owners, toPlay, legality, pending } = this.position;
    this.stones.clear();
    this.marks.clear();
    stones.forEach((colour, point) => {
      if (colour) this.stones.add(this.stone(point, colour, dead?.has(point) ? 0.35 : 1));
    });
    latest
      .slice(0, 1)
      .forEach(point => stones[point] && this.marks.add(this.ring(point, look(stones[point]).ink)));
    if (pending != null) this.marks.add(this.ring(pending, '#2f7fe0', 1.15));
    owners?.forEach((colour, point) => {
      if (colour && (!stones[point] || dead?.has(point)))
        this.marks.add(this.ownerMark(point, colour));
    });
    const ghost = this.selected ?? this.hovered;
    if (toPlay && ghost !== null && !stones[ghost]) {
      if (legality?.(ghost).legal ?? true) this.stones.add(this.stone(ghost, toPlay, 0.5));
      if (this.selected !== null) this.marks.add(this.ring(ghost, '#2f7fe0', 1.2));
    }
    this.render();
  }

  private material(colour: Colour, opacity: number): MeshStandardMaterial {
    const key = `${colour}/${opacity}`;
    let material = this.materials.get(key);
    if (!material) {
      const { body, light } = look(colour);
      material = new MeshStandardMaterial({
        color: new Color(colour === 2 ? light : body),
        roughness: 0.35,
        transparent: opacity < 1,
        opacity,
      });
      this.materials.set(key, material);
    }
    return material;
  }

  private facing(point: Point, lift: number): { place: Vector3; turned: Quaternion } {
    const normal = this.normals[point];
    return {
      place: this.places[point].clone().addScaledVector(normal, lift * this.radius),
      turned: new Quaternion().setFromUnitVectors(UP, normal),
    };
  }

  private stone(point: Point, colour: Colour, opacity: number): Group {
    const { place, turned } = this.facing(point, 0.3);
    const stone = new Group();
    const lens = new Mesh(this.stoneGeometry, this.material(colour, opacity));
    lens.scale.set(1, 1, 0.45);
    stone.add(lens);
    if (opacity === 1) stone.add(this.shadow());
    if (this.position.glyphs) {
      const glyph = new Mesh(new CircleGeometry(this.radius * 0.62, 24), this.glyph(colour));
      glyph.position.z = this.radius * 0.47;
      stone.add(glyph);
    }
    stone.position.copy(place);
    stone.quaternion.copy(turned);
    return stone;
  }

  /** Where a stone touches the wood. */
  private shadow(): Mesh {
    const shadow = new Mesh(this.shadowGeometry, this.shadowMaterial);
    shadow.position.z = -0.24 * this.radius;
    return shadow;
  }

  private glyph(colour: Colour): MeshBasicMaterial {
    let material = this.glyphs.get(colour);
    if (!material) {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 128;
      const pen = canvas.getContext('2d')!;
      pen.translate(64, 64);
      pen.scale(96, 96);
      pen.fillStyle = look(colour).ink;
      pen.fill(new Path2D(look(colour).glyph), 'evenodd');
      const map = new CanvasTexture(canvas);
      map.colorSpace = SRGBColorSpace;
      material = new MeshBasicMaterial({ map, transparent: true });
      this.glyphs.set(colour, material);
    }
    return material;
  }

  private ring(point: Point, ink: string, scale = 0.55): Mesh {
    const r = this.radius * scale;
    const { place, turned } = this.facing(point, 0.8);
    const mark = new Mesh(
      new RingGeometry(r * 0.8, r, 32),
      new MeshBasicMaterial({ color: new Color(ink) }),
    );
    mark.position.copy(place);
    mark.quaternion.copy(turned);
    return mark;
  }

  private ownerMark(point: Point, colour: Colour): Mesh {
    const { place, turned } = this.facing(point, 0.85);
    const mark = new Mesh(new CircleGeometry(this.radius * 0.5, 4), this.material(colour, 1));
    mark.position.copy(place);
    mark.quaternion.copy(turned);
    return mark;
  }

  private render() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.renderer.render(this.scene, this.camera));
  }

  private resize() {
    const side = this.holder.clientWidth;
    const height = this.holder.clientHeight || side;
    if (!side) return;
    this.renderer.setSize(side, height);
    this.camera.aspect = side / height;
    this.camera.position.z = (this.away * this.size) / Math.min(1, this.camera.aspect);
    this.camera.updateProjectionMatrix();
    this.render();
  }

  // --- fingers

  private listen() {
    const { domElement } = this.renderer;
    let last: { x: number; y: number } | null = null;
    let moved = 0;
    domElement.addEventListener('pointerdown', event => {
      last = { x: event.clientX, y: event.clientY };
      moved = 0;
      this.held = true;
      domElement.setPointerCapture(event.pointerId);
    });
    domElement.addEventListener('pointermove', event => {
      if (!last) return this.hover(this.pointAt(event));
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      moved += Math.abs(dx) + Math.abs(dy);
      last = { x: event.clientX, y: event.clientY };
      if (moved > 6) this.turn(dx, dy);
    });
    domElement.addEventListener('pointerup', event => {
      last = null;
      this.held = false;
      if (moved <= 6) this.tap(this.pointAt(event), event.pointerType === 'touch');
    });
    domElement.addEventListener('pointerleave', () => this.hover(null));
    domElement.addEventListener(
      'wheel',
      event => {
        event.preventDefault();
        this.away = Math.max(1.8, Math.min(this.away * Math.exp(event.deltaY / 800), 7));
        this.resize();
      },
      { passive: false },
    );
  }

  private turn(dx: number, dy: number) {
    const across = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), dx * 0.008);
    const up = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), dy * 0.008);
    this.body.quaternion.premultiply(across).premultiply(up);
    this.render();
  }

  private pointAt(event: PointerEvent): Point | null {
    const box = this.renderer.domElement.getBoundingClientRect();
    const at = new Vector2(
      ((event.clientX - box.left) / box.width) * 2 - 1,
      1 - ((event.clientY - box.top) / box.height) * 2,
    );
    const ray = new Raycaster();
    ray.setFromCamera(at, this.camera);
    const [hit] = ray.intersectObjects(this.targets, false);
    return hit ? hit.object.userData.point : null;
  }

  private hover(point: Point | null) {
    if (point === this.hovered) return;
    this.hovered = point;
    this.handlers.onHover?.(point);
    this.draw();
  }

  private tap(point: Point | null, touch: boolean) {
    const asks = this.confirm === 'always' || (this.confirm === 'touch' && touch);
    const placing = point !== null && this.position.toPlay && !this.position.stones[point];
    if (asks && placing && this.selected !== point) {
      this.selected = point;
    } else {
      this.selected = null;
      if (point !== null) this.handlers.onPlay?.(point);
    }
    this.draw();
  }
}
