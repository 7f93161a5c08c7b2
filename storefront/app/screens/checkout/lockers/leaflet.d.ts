declare module "leaflet" {
  type LatLng = [number, number];
  export interface Layer {
    addTo(map: Map): this;
    on(event: string, listener: (event: { originalEvent?: KeyboardEvent }) => void): this;
    remove(): this;
  }
  export type Marker = Layer;
  export interface Map {
    fitBounds(points: LatLng[], options: { maxZoom: number; padding?: [number, number] }): this;
    getZoom(): number;
    /** Returns pixel coordinates on the world map at the given zoom level. */
    project(place: LatLng, zoom: number): { x: number; y: number };
    on(event: string, listener: () => void): this;
    off(event: string, listener: () => void): this;
    remove(): this;
  }
  export interface Icon {
    readonly options: object;
  }
  export function map(element: HTMLElement, options: { maxZoom: number; zoomControl: boolean }): Map;
  export const control: { zoom(options: { zoomInTitle: string; zoomOutTitle: string }): Layer };
  export function tileLayer(url: string, options: { attribution: string; maxZoom: number }): Layer;
  export function divIcon(options: { className: string; iconSize: [number, number]; html?: string }): Icon;
  export function marker(place: LatLng, options: { icon: Icon; title: string; alt: string }): Marker;
}
