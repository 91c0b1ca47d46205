/** Spanish design words: what they mean in English, then the words. */
export const es = `
kitchen: cocina; kitchenette: cocineta; worktop: encimera; sink: fregadero; oven: horno
wood-fired oven: horno de leña; hob: placa; refrigerator: nevera, frigorífico; kitchen island: isla; pantry: despensa
dining room: comedor; living room: sala, salón, sala de estar, cuarto de estar, estar, living
bedroom: dormitorio, habitación, recámara, alcoba, cuarto, dormitorios, habitaciones
children's room: cuarto infantil, habitación infantil, habitación de los niños, cuarto de juegos, cuarto del bebé, recámara infantil
bathroom: baño, cuarto de baño, cuarto de baño principal, baños; shower: ducha
walk-in shower without threshold: ducha a ras de suelo; bathtub: bañera, tina; free-standing bathtub: bañera exenta
washbasin: lavabo, lavamanos; tap: grifo, grifería; toilet: inodoro, aseo; hallway: pasillo, recibidor
staircase: escalera; wardrobe: armario, ropero, vestidor; storage: almacenaje, almacenamiento
shelf: estante, estantería, repisa; book: libro; shoe: zapato; made to measure: a medida
built-in furniture: mueble empotrado; joinery: carpintería, ebanistería
home office: despacho, teletrabajo, despacho en casa, trabajar en casa, oficina en casa
office: oficina, oficinas, despacho de abogados, empresa; open-plan office: oficina abierta
meeting room: sala de reuniones; phone booth: cabina telefónica; workplace desk: puesto de trabajo, escritorio
work: trabajar, trabajo; retreat: refugio, retiro; corner: rincón, esquina; place: lugar, sitio
studio flat: estudio, monoambiente; apartment: pisito, piso, apartamento, departamento
house: casas, chalet, adosado, vivienda, casa; holiday home: casa de vacaciones
country house: casa de campo, masía, cortijo, finca; rural: rural; barn, stable: granero, establo
attic: ático, buhardilla, desván, altillo; sloping ceiling: techo inclinado; basement: sótano; wine cellar: bodega
wine: vino; wine tasting: cata, degustación; loft: loft; mezzanine: entreplanta; factory: fábrica, nave
garden: jardín, jardines, huerto; courtyard: patio, patios, corral; terrace: terraza, terrazas, azotea
balcony: balcón; roof: tejado, cubierta, tejas; pool: piscina, alberca; plant: planta, plantas
aromatic herbs: plantas aromáticas, hierbas; tree: árbol, árboles; flower: flor, flores
planter tub: maceta, jardinera; lawn: césped, hierba, pradera, pasto; without irrigation: sin riego; watering: riego
slope: pendiente, ladera; ground plot: terreno, parcela; sun: sol; shade: sombra, sombreado, umbría; wind: viento
water: agua; sound of water, fountain: fuente; outdoor: exterior, fuera, aire libre
barbecue: barbacoa, asador, parrilla; pergola: pérgola; facade: fachada, fachadas; exterior facade: fachada exterior
insulation: aislamiento; window: ventana, ventanas, ventanal, ventanales; window frames: carpintería exterior
shop window: escaparate; shutter: persiana, contraventana, contraventanas, persianas, postigos
sun shading: parasol, protección solar; air conditioning: aire acondicionado; outdoor unit: unidad exterior
earthquake: terremoto, sismo; strengthening: refuerzo; load capacity: carga; building block: edificio, bloque
listed historic building: patrimonio, edificio protegido; historic: histórico, antiguo, antigua
restore: restaurar, restauración, conservar
renovate: rehacer, obra, obras, reformar, reforma, renovar, rehabilitar, rehabilitación, remodelar, remodelación
convert: convertir, transformar, cambio de uso, antigua fábrica, antiguo almacén
new building: obra nueva, construcción nueva; design: diseño, diseñar; interior: interior
furniture: mueble, muebles, mobiliario; sofa: sofá, diván, chaise longue; armchair: sillón, butaca, sillones
chair: silla; table: mesa; bed: cama, camas; fold-away bed: cama abatible; bench: banco; lamp: lámpara, lámparas
chandelier: araña; mirror: espejo, espejos; curtain: cortina, cortinas, visillo
carpet: alfombra, alfombras, tapete, tapetes; wallpaper: papel pintado, papel tapiz; picture: cuadro
textile: tela, textil; travel souvenirs: viaje; cushion: cojín, almohadón, cojines; floor: suelo, suelos, piso de
parquet: parqué, parquet; tile: azulejo, baldosa, losa; wall: pared, muro, paredes, muros
ceiling: techos, cielo raso, techo; painted ornamented ceiling: techo decorado, artesonado
brick vaults: bóveda de ladrillo; vault: bóveda; dome: cúpula; beam: viga, vigas, vigas de madera; column: columna
door: puerta; fireplace: chimenea, hogar, fuego; stove: estufa, estufa de leña; wood: madera, maderas
light wood: madera clara; wooden lattice: celosía de madera; oak: roble, encina; walnut: nogal
bamboo blinds: persiana de bambú; bamboo: bambú; rattan: ratán, mimbre, rattan; stone: piedra, piedras, pétreo
natural stone: piedra natural; marble: mármol, mármoles; veined: veteado; brick: ladrillo
exposed brick: ladrillo visto; concrete: hormigón, concreto, cemento; plaster: yeso, revoque; lime: cal
whitewashed: encalado, encalada, encaladas, encalados, paredes encaladas, blanqueado; clay: barro, arcilla, adobe
terracotta: terracota; glass: vidrio, cristal, acristalado; metal: metal; iron: hierro; steel: acero
brass: latón, dorado, dorados; copper: cobre; gold: oro; pipe: tubería, tubo; visible: visto, a la vista
hidden: oculto, escondido; leather: cuero, piel, polipiel; velvet: terciopelo, velludillo; linen: lino
wool: lana, lanas; rope: cuerda; white: blanco, blanca, blancos; black: negro, negra, negros
grey: gris, grises, antracita; blue: azul, azules, celeste; green: verde, verdes; red: rojo, roja, burdeos
yellow: amarillo, amarilla; brown: marrón, café oscuro, coñac; beige: beige; colour: color, colores, colorido, tonos
bold: atrevido, atrevida, audaz; soft: suave, blando; bright: luminoso, claro, clara, claros, diáfano
dark: oscuro, oscura, oscuros; light: luz, iluminación; warm: cálido, acogedor; homely: hogareño; atmosphere: ambiente
quiet: tranquilo, silencioso; noisy: ruidoso, ruido; reduce: reducir; simple: sencillo, simple; natural: natural
ecological: ecológico, sostenible; modern: moderno, contemporáneo; traditional: tradicional, clásico
minimalist: minimalista, minimalismo; industrial: industrial, estilo industrial; rustic: rústico
scandinavian: escandinavo, nórdico, escandinava, nórdica
mediterranean: mediterráneo, mediterránea, andaluz, andaluza, ibicenco; luxury: lujo, lujoso, alta gama
elegant: elegante; cheap: barato, económico; fast: rápido; fresh: fresco; hard-wearing: resistente, que aguanten
small: pequeño, pequeña, pequeños, chico; large: grande, grandes, enorme; narrow: estrecho, angosto; high: alto
low: bajo; round: redondo; central: centro, medio; open: abierto; safe: seguro; wheelchair: silla de ruedas
barrier-free accessible: accesible, sin barreras, movilidad reducida; grab rail: asidero, barra de apoyo
carer: cuidador, cuidadora; elderly parents: ancianos, mayores, padres, abuela, abuelo, padres mayores, tercera edad
child: niño, niña, niños, hijos, hijo, hija, juguetes, chicos; baby: bebé; play: jugar, juego; climb: trepar, escalar
hide: esconderse, escondite; nap: siesta, dormir; kindergarten: guardería, jardín de infancia
school: escuela, colegio; classroom: aula; library: biblioteca; restaurant: restaurante; café: cafetería, café
bakery: panadería, pastelería; bread: pan; bar: bar, coctelería; tea room: salón de té; tea: té
sit on the floor: sentarse en el suelo; guest: huésped, invitado; hotel: hotel, hostal, posada
guest rooms: habitaciones de huéspedes; rural tourism guesthouse: turismo rural, casa rural; spa: spa, balneario
sauna: sauna; turkish bath: baño turco, hamam; heated stone platform: piedra caliente
relaxation room: sala de relajación, descanso; massage: masaje; gym: gimnasio; changing room: vestuario, probador
shop: tienda, comercio, boutique; clothing: ropa, moda; medical practice: consultorio, consulta
dentist: dentista, dental; patient: paciente; workshop: taller; museum: museo, exposición; church: iglesia, capilla
palace: palacio; tenant: inquilino; to let: alquiler, alquilar, alquilado, vacacional, renta, arrendar, alquileres
prefabricated housing block: bloque de viviendas; family: familia, familiar; neighbour: vecino; sea: mar; beach: playa
salt: sal; mountain: montaña; forest: bosque
acoustics: acústica, insonorización, insonorizar, eco, aislamiento acústico; material: material, materiales
decoration: decoración; wood panelling: revestimiento de madera; outdoor shower: ducha exterior; without: sin
no: ningún, ninguna; coffee table: mesa de centro, mesa baja; dining table: mesa de comedor
bedside table: mesita de noche, mesilla; headboard: cabecero, cabecera; sideboard: aparador, cómoda
cupboard: alacena, frentes de cocina; drawer: cajón, cajones; handles: tirador, tiradores; bookcase: librería
stool: taburete, banqueta; pouf: puf; rocking chair: mecedora; wing chair: sillón orejero, orejero
bunk bed: litera, literas; cot: cuna; sofa bed: sofá cama; dressing table: tocador
pendant lamp: lámpara colgante, colgante; floor lamp: lámpara de pie; wall lamp: aplique, apliques
indirect light: luz indirecta; candle: vela, velas; lantern: farol, farolillo; paper lamp: lámpara de papel
throw blanket: manta; cotton: algodón; silk: seda; bouclé: bouclé; felt: fieltro; fur: piel de oveja, pieles
upholstered: tapizado, tapizada; embroidered: bordado, bordados; plywood: contrachapado; birch: abedul
ash wood: fresno; pine: pino, abeto; larch: alerce; cedar: cedro; teak: teca; mahogany: caoba; cherry wood: cerezo
rosewood: palisandro, jacarandá; chestnut wood: castaño; smoked oak: roble ahumado
reclaimed wood: madera recuperada, madera reciclada; dark wood: madera oscura; veneer: chapa de madera
laminate: laminado, melamina; linoleum: linóleo; cork: corcho; terrazzo: terrazo; mosaic: mosaico
hand-painted tiles: azulejos pintados a mano, azulejos artesanales
cement tiles: baldosas hidráulicas, suelo hidráulico; porcelain stoneware: gres porcelánico, gres, porcelanato
ceramics: cerámica, cerámicas, barro cocido; terracotta tiles: suelo de barro, baldosa de barro; slate: pizarra
granite: granito; limestone: piedra caliza, caliza; travertine: travertino; microcement: microcemento, cemento pulido
exposed concrete: hormigón visto, concreto aparente; chrome: cromo, cromado; aluminium: aluminio; bronze: bronce
plastic: plástico; lacquer: laca, lacado, lacada; wicker: cestería, rejilla; jute sisal: yute, sisal, esparto
straw, thatch: paja; macrame: macramé; kilim rugs: kilim, alfombra persa, alfombra oriental; pink: rosa, rosado
orange: naranja, anaranjado; purple: morado, violeta, lila; turquoise: turquesa, petróleo
mustard yellow: mostaza, ocre; cream white: crema, blanco roto, crudo, marfil; dark blue: azul marino, azul oscuro
dark green: verde oscuro, verde botella, esmeralda; sage green: verde salvia, salvia; pastel: pastel
neutral colours: tonos neutros, neutro, colores neutros; earth tones: tonos tierra, colores tierra
striped: rayas, a rayas; floral pattern: floral, flores estampadas, estampado floral
geometric pattern: geométrico, geométricos; pattern: estampado, estampados, patrón; art deco: art déco
art nouveau: modernista catalán, modernismo catalán; 1920s: años veinte, años 20; 1930s: años treinta, años 30
1950s: años cincuenta, años 50; 1960s: años sesenta, años 60; 1970s: años setenta, años 70
mid-century modern: mid-century, mediados de siglo, moderno de mediados de siglo
vintage retro: retro, vintage, de segunda mano, rastro; antique: antigüedad, antigüedades, antiguos; japandi: japandi
japanese: japonés, japonesa, Japón; chinese: chino, china; bohemian: bohemio, bohemia, boho
eclectic maximalist colourful: ecléctico, ecléctica, maximalista; country style: estilo rústico, estilo campestre
farmhouse: granja, caserío; village house: casa de pueblo; provence french country: provenzal
shabby chic: envejecido, decapado; victorian: victoriano, victoriana; neoclassical: neoclásico, neoclásica
baroque: barroco, barroca; traditional classic: clásica, señorial; english style: estilo inglés, inglés, inglesa
glamorous: glamour, glamuroso; coastal nautical: marinero; moroccan: marroquí, árabe, morisco
ethnic: étnico, étnica, oriental; tropical: tropical, selva
alpine chalet: chalé alpino, refugio de montaña, cabaña de montaña; log cabin: cabaña, casa de madera
brutalist raw concrete: brutalista, brutalismo; futuristic high-tech: futurista; pop art: arte pop
smart home: domótica; contemporary: contemporánea, moderna; cosy: acogedora, cálida
comfortable: cómodo, confortable; spacious: espacioso, amplio, amplia, amplitud
calm: tranquila, calma, sereno, serena, paz; cheerful: alegre, alegres, vivo, divertido
romantic: romántico, romántica; dramatic: dramático, espectacular, teatral
refined: refinado, sofisticado, distinguido; raw, rough: rugoso, bruto, crudo y tosco, tosco; matt: mate
glossy: brillante, brillo; handmade: hecho a mano, artesanal, artesano, artesanos, artesanía
reused: reciclado, reutilizar, recuperado, recuperar; timeless: atemporal, intemporal
practical: práctico, práctica, funcional
multi-purpose foldable furniture: plegable, multifuncional, transformable, extensible
washable, easy to clean: fácil de limpiar, lavable; low maintenance: poco mantenimiento, bajo mantenimiento
empty: vacío, vacía; tidy without clutter: ordenado, orden, sin trastos; cold: frío, fría
hot climate: calor, caluroso; humid, damp: humedad, húmedo, moho; dry, drought: seco, seca, sequía
sunny: soleado, soleada; north-facing: orientado al norte; view: vista, vistas; privacy: privacidad, intimidad
long: largo y estrecho, larga, largo; wide: ancho, ancha; old: viejo, vieja, viejos, viejas; new: nuevo, nueva
curved, rounded: curvo, curva, curvas, redondeado; symmetrical: simétrico, simetría; daylight: luz natural, luminosa
open kitchen and living room: cocina abierta, cocina americana, salón-comedor
dining kitchen: cocina comedor, cocina con comedor; dining corner: rincón para comer, comedor pequeño, zona de comedor
teenager: adolescente, adolescentes; grandchildren: nietos; couple: pareja; cat: gato, gatos, gatas
dog: perro, perros; friends: amigos, visitas, invitados; party, celebrate: fiesta, celebrar, cenas
cooking: cocinar, cocinamos, guisar; sleep: dormir bien, descansar, sueño
reading corner: rincón de lectura, leer, lectura; television: televisión, televisor, tele
music: música, piano, vinilos; art: arte, obras de arte, cuadros, colección; yoga: yoga, meditación, meditar
homework, study: deberes, tareas, estudiar; reception, waiting room: recepción, sala de espera
hair and beauty salon: peluquería, salón de belleza, barbería; coworking: coworking, espacio de trabajo compartido
counter, bar counter: mostrador, barra; bookshop: librería de libros, tienda de libros; pharmacy: farmacia
brewery: cervecería, bodega cervecera; winery: viñedo; laundry room: lavadero, lavandería, lavadora
dressing room: vestidores; entrance: entrada, vestíbulo, zaguán
winter garden, conservatory: invernadero, jardín de invierno, galería acristalada; garage: garaje, cochera
porch: porche, galería, corredor exterior; vegetable beds: huerto urbano, bancal, bancales
wildflower meadow: flores silvestres, pradera de flores, abejas; shrub, hedge: arbusto, arbustos, seto, setos
perennials and grasses: plantas perennes, gramíneas; rose: rosal, rosales, rosas; lavender: lavanda
olive tree: olivo, olivos, olivar; palm, cactus, succulents: palmera, palmeras, cactus, suculentas
fruit tree, orchard: frutal, frutales, limonero, naranjo
climbing plants: enredadera, enredaderas, hiedra, buganvilla, parra
hanging plants, houseplants: plantas de interior, plantas colgantes, macetas; pond, stream: estanque, arroyo
path, gravel, paving: camino, sendero, grava, adoquines; fence, gate: valla, cerca, portón
sun lounger, hammock: tumbona, hamaca, camastro; fire pit: fogata, brasero, chimenea exterior
outdoor kitchen: cocina exterior, cocina de verano; outdoor lounge, open air: al aire libre, muebles de exterior
parasol, shade sail: sombrilla, toldo, vela de sombra, toldos; hillside, slope: desnivel, muro de contención
cladding: revestimiento, aplacado, chapado; render, plaster: revoco, enfoscado, estuco, encalado a la cal
half-timbered: entramado de madera; stone house: casa de piedra, piedra vista, mampostería
penthouse: ático con terraza, penthouse; building: edificios, finca urbana
period apartment with stucco: molduras, piso señorial, finca regia
herringbone parquet: parqué en espiga, espiga, espiguilla; floorboards: tarima, entarimado, suelo de madera
arch: arco, arcos, bóvedas; front door: puertas; underfloor heating, heating: suelo radiante, calefacción, radiador
energy saving: energía, eficiencia energética, aislar, aerotermia; extension: ampliación, ampliar, anexo
build: construir, construcción; furnishing: amueblar, decorar, equipar
landscape planting: paisajismo, paisajista, plantar; lighting design: proyecto de iluminación
paint: pintar, pintura, pintado, pintada; room: habitación grande, estancia, espacio, espacios
style: estilo, estética, aire; house boat: barco vivienda; city: ciudad, urbano, urbana; lake: laguna, orilla del lago
river: río, ribera; island: isla pequeña, islas; harbour, boat: puerto, barco; summer: verano, veraniego
winter: invierno; evening: noche, atardecer, tardes; morning: mañana, mañanas; breakfast: desayuno, desayunar
dinner guests: cena, comida, comer; nature: naturaleza, naturales; dishes, tableware: vajilla, platos, copas
dishwasher, appliances: lavavajillas, electrodomésticos, electrodoméstico
computer, screen: ordenador, computadora, pantalla, pantallas; video calls: videollamadas, videoconferencia
bicycle: bicicleta, bicis; lift, elevator: ascensor; ramp, threshold: rampa, umbral, desniveles
customers, visitors: cliente, clientes, clientela, visitantes; employees, team: empleados, trabajadores, equipo
tourists, travellers: turistas, viajeros, veraneantes, vacaciones
artist, sculptor: artista, escultor, escultora, pintor, pintora
potter, craft: alfarero, alfarería, costura, manualidades; grand hotel: gran hotel; club, lounge: club, discoteca
ice cream: heladería, helados; jewellery, watches: joyería, joyas; flower shop: floristería
physiotherapy, treatment room: fisioterapia, sala de tratamiento; hygiene, easy to disinfect: higiene, higiénico
anxious, calming: miedo, ansiedad; pizza: pizzería; window seat: asiento en la ventana, alféizar
niche, alcove: nicho, hornacina; room divider, sliding door: separador, puerta corredera, puertas correderas, biombo
cables, sockets: cables, enchufes; posters: láminas, pósters; sand colour: arena, color arena
countryside: campo, en el campo; few things: pocas cosas; seaside: costero, costera, costa; beach house: casa de playa
warehouse: nave industrial, almacén
`;
