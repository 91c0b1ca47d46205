/** Italian design words: what they mean in English, then the words. */
export const it = `
kitchen: cucina; kitchenette: angolo cottura; worktop: piano di lavoro; sink: lavello; oven: forno
wood-fired oven: forno a legna; hob: piano cottura; refrigerator: frigorifero; kitchen island: isola; pantry: dispensa
dining room: sala da pranzo; living room: soggiorno, salotto, sala, tinello, soggiorni, zona living
bedroom: camera da letto, camera, camera matrimoniale, stanza da letto, camere
children's room: cameretta, camera dei bambini, camera dei ragazzi, sala giochi
bathroom: bagno, stanza da bagno, bagni, bagnetto; shower: doccia
walk-in shower without threshold: doccia a filo pavimento; bathtub: vasca; free-standing bathtub: vasca freestanding
washbasin: lavandino, lavabo; tap: rubinetto, rubinetteria; toilet: gabinetto; hallway: corridoio, ingresso
staircase: scala, scale; wardrobe: armadio, guardaroba; storage: contenitore, ripostiglio; shelf: scaffale, mensola
book: libro; shoe: scarpa, scarpe; made to measure: su misura; built-in furniture: mobile a muro
joinery: falegnameria; home office: smart working, studio in casa, lavoro da casa, angolo studio
office: ufficio, uffici, studio legale, azienda, sede; open-plan office: ufficio open space
meeting room: sala riunioni; phone booth: cabina telefonica; workplace desk: postazione, scrivania
work: lavorare, lavoro; retreat: rifugio; corner: angolo; place: posto, luogo; studio flat: monolocale
apartment: quadrilocale, appartamento, appartamenti, bilocale, trilocale, alloggio
house: casa, case, villa, villetta, villino, abitazione; holiday home: casa vacanze
country house: casale, cascina, casa di campagna; rural: rurale, rustico; barn, stable: fienile, stalla
attic: mansarda, soffitta, sottotetto; sloping ceiling: tetto spiovente; basement: cantina, seminterrato
wine cellar: cantina vinicola, enoteca; wine: vino; wine tasting: degustazione; loft: loft; mezzanine: soppalco
factory: fabbrica; garden: giardino, giardini, orto; courtyard: cortile, corte, chiostro, patio
terrace: terrazza, terrazzo esterno, terrazzi, loggia, dehors; roof terrace: terrazza sul tetto; balcony: balcone
roof: tetto, tetti, tegole, copertura; pool: piscina; plant: pianta, piante; aromatic herbs: erbe aromatiche
tree: albero, alberi; flower: fiore, fiori, fioritura; planter tub: fioriera, vaso; lawn: prato, erba
without irrigation: senza irrigazione; watering: irrigazione; slope: pendio; ground plot: terreno; sun: sole
shade: ombra, ombreggiato; wind: vento; water: acqua; sound of water, fountain: fontana; outdoor: esterno
barbecue: barbecue, griglia; pergola: pergola, pergolato; facade: facciata, facciate, prospetto
exterior facade: facciata esterna; insulation: isolamento, coibentazione; window: finestra, finestre, vetrata, vetrate
window frames: infissi, serramenti; shop window: vetrina; shutter: persiana, imposta, persiane
sun shading: frangisole, schermatura; air conditioning: aria condizionata, climatizzatore; outdoor unit: unità esterna
earthquake: terremoto, sismico; strengthening: rinforzo, consolidamento; load capacity: portata
building block: edificio, palazzo, condominio
listed historic building: vincolato, vincolo, bene culturale, Soprintendenza
historic: storico, storica, antico, antica, d'epoca; restore: restauro, restaurare, recuperare, recupero, conservare
renovate: rifare, da rifare, rifacimento, ristrutturare, ristrutturazione, rinnovare, rimodernare, lavori
convert: trasformare, convertire, riconvertire, cambio d'uso, ex fabbrica, ex fienile; new building: nuova costruzione
design: progetto, progettazione; interior: interno, interni; furniture: mobile, mobili, arredo, arredamento
sofa: divano, divani; armchair: poltrona, poltrone; chair: sedia, sedie; table: tavolo, tavoli, tavola
bed: letto, letti; fold-away bed: letto a scomparsa; bench: panca, panchina; lamp: lampada, lampade
chandelier: lampadario; mirror: specchio, specchi, specchiera; curtain: tenda, tende; carpet: tappeto, tappeti
wallpaper: carta da parati; picture: quadro, quadri; textile: tessuto, stoffa; travel souvenirs: viaggio, viaggi
cushion: cuscino, cuscini; floor: pavimento, pavimenti; parquet: parquet; tile: piastrella, piastrelle
wall: parete, muro, pareti, muri; ceiling: soffitto, soffitti, controsoffitto
painted ornamented ceiling: soffitti decorati, soffitto affrescato
brick vaults: soffitti in mattoni, volta in mattoni; vault: volta, volte; dome: cupola
beam: trave, travi, travi a vista; column: colonna; door: porta, porte; fireplace: camino, caminetto, focolare, fuoco
stove: stufa, stufa a legna, stufa a pellet; wood: legno, legni, legno massello, legna; light wood: legno chiaro
wooden lattice: grata in legno; oak: rovere, quercia; walnut: noce; bamboo blinds: tenda in bambù; bamboo: bambù
rattan: rattan, vimini, midollino; stone: pietra, pietre, sasso; natural stone: pietra naturale; marble: marmo, marmi
veined: venato; brick: mattone, mattoni; exposed brick: mattoni a vista; concrete: cemento, calcestruzzo
plaster: intonaco; lime: calce
whitewashed: imbiancato a calce, calce bianca, imbiancato, pareti a calce, muri a calce, a calce
clay: argilla, terra cruda; terracotta: cotto, terracotta; glass: vetro, vetri, vetrato; metal: metallo; iron: ferro
steel: acciaio; brass: ottone, ottoni; copper: rame; gold: oro, dorato; pipe: tubo, tubi, tubazione
visible: a vista, visibile; hidden: nascosto, a scomparsa; leather: pelle, cuoio, ecopelle; velvet: velluto, velluti
linen: lino, lini; wool: lana; rope: corda; white: bianco, bianca, bianchi, bianche; black: nero, nera, neri
grey: grigio, grigia, antracite; blue: blu, azzurro, azzurra, azzurre, celeste; green: verde, verdi
red: rosso, rossa, bordeaux; yellow: giallo, gialla; brown: marrone, cognac; beige: beige
colour: colore, colori, colorato, toni, tinte; bold: audace; soft: morbido, tenue
bright: luminoso, chiaro, chiara, chiari; dark: scuro, buio, scura; light: luce, illuminazione, luci
warm: caldo, accogliente; homely: casalingo; atmosphere: atmosfera, ambiente; quiet: tranquillo, silenzioso
noisy: rumoroso, rumore; reduce: ridurre; simple: semplice, sobrio; natural: naturale
ecological: ecologico, sostenibile; modern: moderno, contemporaneo; traditional: tradizionale, classico
minimalist: minimalista, essenziale, minimalismo; industrial: industriale, stile industriale
scandinavian: scandinavo, nordico, scandinava, nordica; mediterranean: mediterraneo, mediterranea, pugliese, siciliano
luxury: lusso, lussuoso, di pregio; elegant: elegante, raffinato; cheap: economico, poco costoso; fast: veloce, rapido
fresh: fresco; hard-wearing: resistente, robusto; small: piccolo, piccola, piccoli, minuscolo
large: grande, grandi, enorme; narrow: stretto; high: alto; low: basso; round: rotondo; central: centro, mezzo
safe: sicuro; wheelchair: sedia a rotelle, carrozzina
barrier-free accessible: accessibile, senza barriere, mobilità ridotta, disabile; grab rail: maniglione
carer: badante, assistente; elderly parents: anziani, genitori, nonna, nonno, genitori anziani, anziano
child: bambino, bambini, figli, figlio, figlia, bimbo, giochi; baby: neonato; play: giocare, gioco; climb: arrampicare
hide: nascondersi; nap: dormire, sonnellino; kindergarten: asilo, scuola materna; school: scuola; classroom: aula
library: biblioteca; restaurant: ristorante, trattoria, osteria, locale; café: caffè, caffetteria
bakery: panificio, panetteria, pasticceria; bread: pane; bar: bar; tea room: sala da tè; tea: tè
sit on the floor: sedersi a terra; guest: ospite, ospiti; hotel: albergo, hotel, locanda
guest rooms: camere per ospiti; rural tourism guesthouse: agriturismo; spa: spa, benessere, terme; sauna: sauna
turkish bath: bagno turco, hammam; heated stone platform: pietra riscaldata; relaxation room: sala relax, relax
massage: massaggio; gym: palestra; changing room: spogliatoio, camerino; shop: negozio, bottega, boutique
clothing: abbigliamento, moda, vestiti; medical practice: studio medico, ambulatorio; dentist: dentista, dentistico
patient: paziente, pazienti; workshop: laboratorio, officina; museum: museo, mostra; church: chiesa, cappella
palace: castello; tenant: inquilino, inquilini, affittuario
to let: affitto, affittare, in affitto, locazione, affitti brevi, da affittare
prefabricated housing block: casa popolare; family: famiglia, familiare; neighbour: vicino di casa, vicini; sea: mare
beach: spiaggia; salt: sale; mountain: montagna; forest: bosco
acoustics: acustica, insonorizzazione, isolamento acustico, riverbero; material: materiale, materiali
decoration: decorazione; wood panelling: boiserie; outdoor shower: doccia esterna; without: senza
no: nessun, nessuna, niente; coffee table: tavolino; dining table: tavolo da pranzo; bedside table: comodino
headboard: testiera, testata; sideboard: credenza, cassettiera, madia; cupboard: credenza a muro, ante, pensili
drawer: cassetto, cassetti; handles: maniglia, maniglie; bookcase: libreria; stool: sgabello, sgabelli; pouf: pouf
rocking chair: sedia a dondolo; wing chair: poltrona bergère, bergère; bunk bed: letto a castello; cot: culla, lettino
sofa bed: divano letto; dressing table: toeletta; pendant lamp: lampada a sospensione, sospensione
floor lamp: lampada da terra, piantana; wall lamp: applique; indirect light: luce indiretta, luci indirette
candle: candela, candele; lantern: lanterna; paper lamp: lampada di carta; throw blanket: plaid, coperta, coperte
cotton: cotone; silk: seta; bouclé: bouclé; felt: feltro; fur: pelliccia, pelle di pecora
upholstered: imbottito, imbottita; embroidered: ricamato, ricami; plywood: compensato; birch: betulla
ash wood: frassino; pine: pino, abete; larch: larice; cedar: cedro; teak: teak, tek; mahogany: mogano
cherry wood: ciliegio; rosewood: palissandro; chestnut wood: castagno; smoked oak: rovere affumicato
reclaimed wood: legno di recupero, legno vecchio; dark wood: legno scuro; veneer: impiallacciatura; laminate: laminato
linoleum: linoleum; cork: sughero; terrazzo: terrazzo, graniglia; mosaic: mosaico
hand-painted tiles: maioliche, piastrelle dipinte a mano; cement tiles: cementine
porcelain stoneware: gres porcellanato, gres; ceramics: ceramica, ceramiche; terracotta tiles: pavimento in cotto
slate: ardesia; granite: granito; limestone: pietra calcarea, pietra leccese; travertine: travertino
microcement: microcemento, resina cementizia; exposed concrete: cemento a vista, calcestruzzo a vista
chrome: cromo, cromato; aluminium: alluminio; bronze: bronzo; plastic: plastica; lacquer: laccato, laccata, lacca
wicker: paglia di Vienna; jute sisal: juta, sisal; straw, thatch: paglia; macrame: macramè
kilim rugs: kilim, tappeto persiano, tappeti persiani; pink: rosa, cipria; orange: arancione; purple: viola, lilla
turquoise: turchese, petrolio, ottanio; mustard yellow: senape, ocra; cream white: panna, avorio, bianco sporco, crema
dark blue: blu notte, blu scuro; dark green: verde scuro, verde bottiglia, smeraldo; sage green: verde salvia, salvia
pastel: pastello; neutral colours: colori neutri, toni neutri, neutro; earth tones: toni della terra, colori terrosi
striped: righe, a righe; floral pattern: floreale, a fiori; geometric pattern: geometrico, geometriche
pattern: fantasia, motivi, motivo; art deco: art déco, stile déco; art nouveau: stile liberty, liberty
1920s: anni Venti; 1930s: anni Trenta; 1950s: anni Cinquanta; 1960s: anni Sessanta; 1970s: anni Settanta
mid-century modern: mid-century, modernariato; vintage retro: retrò, vintage, usato, mercatino
antique: antiquariato, antichi, mobili d'epoca; japandi: japandi; japanese: giapponese, Giappone; chinese: cinese
bohemian: bohémien, boho; eclectic maximalist colourful: eclettico, eclettica, massimalista
country style: stile country, stile rustico; farmhouse: casolare, masseria, fattoria
village house: casa di paese, borgo; provence french country: provenzale; shabby chic: decapato, shabby
victorian: vittoriano; neoclassical: neoclassico, neoclassica; baroque: barocco, barocca
traditional classic: classica; english style: stile inglese, inglese; glamorous: glamour, sfarzoso
coastal nautical: marinaro, stile marina; moroccan: marocchino, moresco, arabo; ethnic: etnico, etnica, orientale
tropical: tropicale, esotico; alpine chalet: chalet, baita, alpino; log cabin: capanna, casa di legno
brutalist raw concrete: brutalista, brutalismo; futuristic high-tech: futuristico, high-tech; pop art: pop
smart home: domotica; contemporary: contemporanea, moderna; cosy: intimo, calda
comfortable: comodo, comoda, confortevole; spacious: spazioso, ampio, ampia, ariosa
calm: tranquilla, sereno, calma, rilassante; cheerful: allegro, allegra, gioioso, vivace
romantic: romantico, romantica; dramatic: scenografico, d'effetto, drammatico
refined: raffinata, sofisticato, ricercato; raw, rough: grezzo, grezza, ruvido; matt: opaco, opaca
glossy: lucido, lucida; handmade: fatto a mano, artigianale, artigiano, artigiani
reused: riciclato, riuso, recuperato; timeless: senza tempo, intramontabile; practical: pratico, pratica, funzionale
multi-purpose foldable furniture: pieghevole, multifunzionale, trasformabile, allungabile
washable, easy to clean: facile da pulire, lavabile, sfoderabile
low maintenance: poca manutenzione, bassa manutenzione; empty: vuoto, vuota; tidy without clutter: ordinato, ordine
cold: freddo, fredda; hot climate: caldo torrido, afa; humid, damp: umidità, umido, muffa
dry, drought: secco, secca, siccità, arido; sunny: soleggiato, soleggiata; north-facing: esposto a nord, a nord
view: vista, panorama, affaccio; privacy: privacy, riservatezza; long: lungo, lunga; wide: larga, ampiezza, largo
old: vecchio, vecchia, vecchi, vecchie; new: nuovo, nuova; curved, rounded: curvo, curva, curve, bombato, sinuoso
symmetrical: simmetrico, simmetria; daylight: luce naturale, luminosa
open kitchen and living room: cucina a vista, cucina abitabile, open space, zona giorno
dining kitchen: cucina con tavolo; dining corner: zona pranzo, angolo pranzo
teenager: adolescente, adolescenti, ragazzo, ragazzi; grandchildren: nipoti, nipotini; couple: coppia, sposi
cat: gatto, gatti; dog: cane, cani; friends: amici, ospitare; party, celebrate: festa, feste, cene
cooking: cucinare, cuciniamo; sleep: sonno, riposo, riposare; reading corner: angolo lettura, leggere, lettura
television: televisione, televisore, tv; music: musica, pianoforte, vinili; art: arte, opere d'arte, collezione
yoga: yoga, meditazione; homework, study: compiti, studiare, studio
reception, waiting room: reception, sala d'attesa, accoglienza
hair and beauty salon: parrucchiere, salone di bellezza, centro estetico, barbiere; coworking: spazio di coworking
counter, bar counter: bancone, banco vendita; bookshop: libreria negozio; pharmacy: farmacia
brewery: birreria, birrificio; winery: vigneto, azienda vinicola; laundry room: lavanderia, lavatrice
dressing room: cabina armadio; entrance: entrata, atrio, androne, disimpegno
winter garden, conservatory: giardino d'inverno, veranda, serra; garage: garage, box auto; porch: portico, porticato
vegetable beds: orto rialzato, aiuola, aiuole; wildflower meadow: prato fiorito, fiori selvatici, api
shrub, hedge: arbusto, arbusti, siepe, siepi; perennials and grasses: piante perenni, graminacee
rose: rose, roseto, rosai; lavender: lavanda; olive tree: ulivo, ulivi, olivo
palm, cactus, succulents: palma, palme, cactus, piante grasse
fruit tree, orchard: frutteto, albero da frutto, limone, agrumi, alberi da frutto
climbing plants: rampicanti, edera, glicine, bouganville, vite
hanging plants, houseplants: piante d'appartamento, piante verdi, vasi
pond, stream: laghetto, stagno, ruscello, vasca d'acqua; path, gravel, paving: vialetto, sentiero, ghiaia, lastricato
fence, gate: recinzione, cancello, staccionata; sun lounger, hammock: lettino prendisole, amaca, sdraio
fire pit: braciere; outdoor kitchen: cucina esterna, cucina all'aperto
outdoor lounge, open air: all'aperto, esterni, arredo da esterno
parasol, shade sail: ombrellone, tenda da sole, vela ombreggiante
hillside, slope: terrazzamento, muretti a secco, scarpata; cladding: rivestimento, doghe
render, plaster: intonaci, stucco; half-timbered: a graticcio
stone house: casa in pietra, pietra a vista, trullo, trulli; penthouse: attico
building: palazzo condominio, palazzina, stabile
period apartment with stucco: stucchi, cornici, appartamento d'epoca, palazzo d'epoca
herringbone parquet: parquet a spina, spina di pesce, spina; floorboards: pavimento in legno, assi, tavolato, listoni
arch: arco, archi; front door: portone
underfloor heating, heating: riscaldamento a pavimento, riscaldamento, termosifoni
energy saving: energia, risparmio energetico, cappotto, cappotto termico, efficientamento
extension: ampliamento, sopraelevazione, ampliare; build: costruire, costruzione; furnishing: arredare, arredi
landscape planting: paesaggista, progettazione del giardino, piantare
lighting design: progetto illuminotecnico, punti luce, illuminare
paint: dipingere, tinteggiare, pittura, dipinto, verniciato; room: stanza, stanze, ambienti, spazio, locali
style: stile, gusto; house boat: casa galleggiante; city: città, urbano, urbana; lake: riva del lago, laghi
river: fiume; island: isolotto, isole; harbour, boat: porto, barca; summer: estate, estivo; winter: inverno, invernale
evening: sera, serate, serale; morning: mattina, mattino; breakfast: colazione; dinner guests: cena, pranzo, mangiare
nature: natura, naturali; dishes, tableware: stoviglie, piatti, bicchieri
dishwasher, appliances: lavastoviglie, elettrodomestici; computer, screen: computer, schermo, schermi
video calls: videochiamate, videoconferenze; bicycle: bicicletta, bici; lift, elevator: ascensore
ramp, threshold: rampa, soglia, soglie; customers, visitors: cliente, clienti, clientela, visitatori
employees, team: dipendenti, collaboratori, colleghi, squadra
tourists, travellers: turisti, viaggiatori, vacanze, vacanza; artist, sculptor: artista, scultore, scultrice, pittore
potter, craft: vasaio, sartoria, cucito, bricolage; grand hotel: grand hotel
club, lounge: club, discoteca, locale notturno; ice cream: gelateria, gelato
jewellery, watches: gioielleria, gioielli; flower shop: fioraio, fiorista
physiotherapy, treatment room: fisioterapia, sala trattamenti; hygiene, easy to disinfect: igiene, igienico
anxious, calming: paura, ansia; pizza: pizzeria, pizza; window seat: panca sotto la finestra, davanzale
niche, alcove: nicchia, nicchie, alcova
room divider, sliding door: porta scorrevole, porte scorrevoli, separé, divisorio; cables, sockets: cavi, prese
posters: stampe, poster, cornici quadri; sand colour: sabbia, color sabbia; countryside: campagna, in campagna
few things: poche cose; open: aperto; seaside: costiero, costa; beach house: casa al mare
warehouse: capannone, magazzino
`;
